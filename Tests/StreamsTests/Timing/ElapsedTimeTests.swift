import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct ElapsedTimeTests {
    private func elapsed(_ readings: [Double]) -> [Double] {
        var clock = ElapsedTime()
        return readings.map { clock.advance(to: $0) }
    }

    @Test func readingsOfAnotherThreadCountAsNoTime() {
        #expect(elapsed([10, 9.5, 9.25, 10.5]) == [10, 10, 10, 10.5])
    }

    @Test func aClockThatIsSetBackContinues() {
        #expect(elapsed([10, 9, 9.5, 9.25, 9.75]) == [10, 10, 10.5, 10.5, 10.75])
        #expect(elapsed([100, 5, 6]) == [100, 100, 101])
    }
}
