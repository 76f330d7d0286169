import Foundation
import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct HistoricalSchedulerTimeConverterTests {
    private let converter = HistoricalSchedulerTimeConverter()
    private let date = Date(timeIntervalSince1970: 1_000)

    @Test func pointsAreDatesAndSpansAreSeconds() {
        #expect(converter.convertToVirtualTime(date) == date)
        #expect(converter.convertFromVirtualTime(date) == date)
        #expect(converter.convertToVirtualTimeInterval(2.5) == 2.5)
        #expect(converter.convertFromVirtualTimeInterval(2.5) == 2.5)
    }

    @Test(arguments: [0, 0.5, -3]) func anOffsetMovesADate(seconds: TimeInterval) {
        let moved = converter.offsetVirtualTime(date, offset: seconds)
        #expect(moved == Date(timeIntervalSince1970: 1_000 + seconds))
    }

    @Test(arguments: [(-1.0, VirtualTimeComparison.greaterThan), (0, .equal), (0.001, .lessThan)])
    func datesAreCompared(offset: TimeInterval, expected: VirtualTimeComparison) {
        #expect(converter.compareVirtualTime(date, date.addingTimeInterval(offset)) == expected)
    }
}
