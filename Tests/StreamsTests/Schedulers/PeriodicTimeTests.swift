import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct PeriodicTimeTests {
    private func delays(_ readings: [Double], after delay: Double = 10) -> [Double] {
        var time = PeriodicTime(after: delay, at: 100)
        return readings.map { time.advance(by: 10, at: $0) }
    }

    @Test func anEventThatIsEarlyOrLateDoesNotMoveTheNextOne() {
        #expect(delays([110, 121, 129.5, 140]) == [10, 9, 10.5, 10])
    }

    @Test func periodsThatAreMissedAreOne() {
        #expect(delays([110, 155, 160, 170]) == [10, 5, 10, 10])
    }

    @Test func periodsBeginAnewOnAClockThatIsSetBack() {
        #expect(delays([110, 20, 31, 40]) == [10, 10, 9, 10])
    }

    @Test func withoutATimePeriodsBeginWithTheFirstEvent() {
        #expect(delays([113, 123, 134], after: .infinity) == [10, 10, 9])
    }
}
