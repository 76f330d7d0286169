import TestSupport
import Testing

@Suite(.noLeaks) struct StrictCallsTests {
    private final class PlayerDouble: Sendable {
        private let calls: StrictCalls

        init(_ calls: StrictCalls) { self.calls = calls }

        /// The line of the call below.
        static let line = #line + 2

        func play(_ track: Int) { calls.record(#function, "\(track)") }
        func stop() { calls.record() }
    }

    @Test func recordsCallsWithTheirTicksAndDetails() {
        let scheduler = TestScheduler(initialClock: 0)
        let calls = StrictCalls(expecting: ["play", "stop"], at: scheduler)
        let player = PlayerDouble(calls)
        scheduler.scheduleAt(10) { player.play(7) }
        scheduler.scheduleAt(20) { player.stop() }
        scheduler.start()
        #expect(calls.all == ["10 play 7", "20 stop"])
        #expect(calls.count(of: "20 stop") == 1)
    }

    @Test func anUnexpectedCallFailsTheTestAndIsNamed() {
        let calls = StrictCalls(expecting: ["stop"])
        let player = PlayerDouble(calls)
        withKnownIssue {
            player.play(7)
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["Unexpected call of play(_:) 7"] && issue.isAt(PlayerDouble.line)
        }
        player.stop()
        #expect(calls.all == ["play 7", "stop"])
    }
}
