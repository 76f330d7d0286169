import Foundation
import TestSupport
import Testing

@Suite(.noLeaks) struct HistoricalSchedulerTests {
    @Test func itsClockShowsDates() {
        let scheduler = HistoricalScheduler()
        #expect(scheduler.clock == Date(timeIntervalSince1970: 0))
        scheduler.sleep(1.5)
        #expect(scheduler.now == Date(timeIntervalSince1970: 1.5))
    }

    @Test(arguments: [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
    func aDateThatIsNotFiniteHasADescription(seconds: Double, text: String) {
        let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: seconds))
        #expect(scheduler.debugDescription == "HistoricalScheduler at \(text) seconds since 1970, nothing waits")
    }

    @Test func theDescriptionHasTheDatesOfTheWork() {
        let scheduler = HistoricalScheduler()
        let work = scheduler.scheduleAbsoluteVirtual((), time: Date(timeIntervalSince1970: 60)) { Disposables.create() }
        #expect(
            scheduler.debugDescription
                == "HistoricalScheduler at 1970-01-01 00:00:00 +0000, 1 waiting: 1970-01-01 00:01:00 +0000")
        work.dispose()
    }

    @Test @MainActor func workIsDoneAtItsDate() {
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

    /// A date of the clock has steps of 0.1 microseconds.
    @Test(arguments: [100, 1]) func periodicWorkDoesNotDrift(milliseconds: Int) {
        let (scheduler, ticks) = (HistoricalScheduler(), Recorder<Double>())
        let period = RxTimeInterval.milliseconds(milliseconds)
        let work = scheduler.schedulePeriodic((), startAfter: period, period: period) {
            ticks.record((scheduler.clock.timeIntervalSince1970 * 1_000).rounded())
        }
        scheduler.advanceTo(Date(timeIntervalSince1970: 60))
        work.dispose()
        #expect(ticks.values == (1...(60_000 / milliseconds)).map { Double($0 * milliseconds) })
    }

    @Test func theClockAdvancesBetweenTicksThatAreCloserThanItsSteps() {
        let (scheduler, ticks) = (HistoricalScheduler(), Recorder<Date>())
        let work = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .nanoseconds(70)) {
            ticks.record(scheduler.clock)
        }
        scheduler.advanceTo(Date(timeIntervalSince1970: 1.000_01))
        work.dispose()
        #expect(ticks.values.count > 10)
        #expect(Set(ticks.values).count == ticks.values.count)
    }

    @Test func ticksThatAreMissedAreOne() {
        let (scheduler, ticks) = (HistoricalScheduler(), Recorder<Double>())
        let work = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(10)) { count in
            ticks.record(scheduler.clock.timeIntervalSince1970)
            if count == 1 { scheduler.sleep(35) }
            return count + 1
        }
        scheduler.advanceTo(Date(timeIntervalSince1970: 85))
        work.dispose()
        #expect(ticks.values == [10, 20, 55, 60, 70, 80])
    }
}

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
