import StreamsTest
import Testing

@MainActor @Suite(.noLeaks) struct StrictCallsTests {
    @Test func anUnexpectedCallFailsTheTestAndIsNamed() {
        let time = Timed()
        let calls = StrictCalls(expecting: ["showErrorAlert"], at: time.scheduler)
        let wireframe = WireframeDouble(calls)
        time.at(10) { wireframe.showErrorAlert(with: "Sorry.") }
        time.at(20) {
            withKnownIssue {
                wireframe.showAlert(with: nil, message: "Hello.")
            } matching: { issue in
                issue.comments.map(\.rawValue) == ["unexpected call of showAlert(with:message:) Hello."]
            }
        }
        time.run()
        #expect(calls.all == ["10 showErrorAlert Sorry.", "20 showAlert Hello."])
    }
}
