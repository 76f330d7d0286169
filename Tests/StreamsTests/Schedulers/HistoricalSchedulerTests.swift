import Foundation
import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct HistoricalSchedulerTests {
    @Test func itsClockShowsDates() {
        let scheduler = HistoricalScheduler()
        #expect(scheduler.clock == Date(timeIntervalSince1970: 0))
        scheduler.sleep(1.5)
        #expect(scheduler.now == Date(timeIntervalSince1970: 1.5))
    }

    @Test func workIsDoneAtItsDate() {
        let begin = Date(timeIntervalSince1970: 1_000)
        let scheduler = HistoricalScheduler(initialClock: begin)
        var dates: [Date] = []
        for seconds in [3_600.0, 0.25, 60] {
            _ = scheduler.scheduleRelativeVirtual((), dueTime: seconds) {
                dates.append(scheduler.clock)
                return Disposables.create()
            }
        }
        scheduler.advanceTo(begin.addingTimeInterval(100))
        #expect(dates == [begin.addingTimeInterval(0.25), begin.addingTimeInterval(60)])
        #expect(scheduler.clock == begin.addingTimeInterval(100))
    }
}
