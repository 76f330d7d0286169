import StreamsTest
import Testing

@testable import Streams

@Suite(.noLeaks) struct TurnTests {
    @Test func itHasAtMost1024EventsInGrowingPortions() {
        var turn = Turn()
        var portions: [Int] = []
        while case let portion = turn.next(), portion > 0 { portions.append(portion) }
        // Fewer where a millisecond passed in between.
        #expect(portions.reduce(0, +) <= 1_024)
        #expect(portions.starts(with: [1, 1]))
        #expect(portions.allSatisfy { $0 <= 64 })
    }
}
