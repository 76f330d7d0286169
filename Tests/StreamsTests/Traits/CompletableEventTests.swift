import TestSupport
import Testing

@Suite(.noLeaks) struct CompletableEventTests {
    /// Exhaustive without a default.
    private func said(_ event: CompletableEvent) -> String {
        switch event {
        case .error(let error): "!\(error)"
        case .completed: "C"
        }
    }

    @Test(arguments: [(Completable.empty(), "C"), (Completable.error(TestError.first), "!first")])
    func aSubscriberReceivesOne(completable: Completable, expected: String) {
        let log = Recorder<String>()
        _ = completable.subscribe { log.record(said($0)) }
        #expect(log.values == [expected])
    }

    @Test func itTravelsToAnotherTask() async {
        let event = CompletableEvent.completed
        #expect(await Task { said(event) }.value == "C")
    }
}
