import TestSupport
import Testing

@Suite(.noLeaks) @MainActor struct LawCheckTests {
    private struct Candidate: CustomTestStringConvertible {
        let testDescription: String
        let isEven: Bool
    }

    private let law = Law<Candidate>("E1 A number is even") { candidate, faults in
        faults.expect(candidate.isEven, "the number is odd")
    }

    @Test func aBrokenLawIsAnIssueThatNamesTheFaults() async {
        await withKnownIssue {
            await law.check(Candidate(testDescription: "three", isEven: false))
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["three breaks E1 A number is even:\n    the number is odd"]
        }
    }

    @Test func aLawThatHoldsIsNone() async {
        await law.check(Candidate(testDescription: "four", isEven: true))
    }
}
