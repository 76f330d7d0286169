import Foundation
import Streams
import StreamsTest

/// The instants and durations of virtual clocks.
enum VirtualTimeRows {
    static let rows = ticks + dates + clocks

    static let lastTick = "the end of virtual time"

    // MARK: A clock of ticks

    private static let ticks: [ArgumentRow] = [
        .number(
            "VirtualTimeScheduler.init(initialClock:converter:)/initialClock", belowZero: .same(.zero),
            zero: .result("runs work"), largest: .result("runs no work: the end of virtual time")
        ) { tick, _ in whetherWorkRuns(on: TestScheduler(initialClock: tick)) },
        .number(
            "TestScheduler.init(initialClock:resolution:simulateProcessingDelay:)/initialClock",
            belowZero: .same(.zero), zero: .result("runs work"),
            largest: .result("runs no work: the end of virtual time")
        ) { tick, _ in whetherWorkRuns(on: TestScheduler(initialClock: tick)) },
        .number(
            "VirtualTimeScheduler.advanceTo(_:isolation:)/virtualTime", belowZero: .same(.zero),
            zero: .result("tick 5"), largest: .result(lastTick)
        ) { tick, _ in
            let scheduler = TestScheduler(initialClock: 5)
            scheduler.advanceTo(tick)
            return text(scheduler.clock)
        },
        .number(
            "VirtualTimeScheduler.sleep(_:)/virtualInterval", belowZero: .same(.zero), zero: .result("tick 5"),
            largest: .result(lastTick)
        ) { ticks, _ in
            let scheduler = TestScheduler(initialClock: 5)
            scheduler.sleep(ticks)
            return text(scheduler.clock)
        },
        .number(
            "VirtualTimeScheduler.scheduleAbsoluteVirtual(_:time:action:)/time", belowZero: .same(.zero),
            zero: .result("tick 5"), largest: .result("never")
        ) { tick, _ in
            tickOfWork { _ = $0.scheduleAbsoluteVirtual((), time: tick, action: $1) }
        },
        .number(
            "VirtualTimeScheduler.scheduleRelativeVirtual(_:dueTime:action:)/dueTime", belowZero: .same(.zero),
            zero: .result("tick 5"), largest: .result("never")
        ) { ticks, _ in
            tickOfWork { _ = $0.scheduleRelativeVirtual((), dueTime: ticks, action: $1) }
        },
        .number(
            "TestScheduler.scheduleAt(_:action:)/time", belowZero: .same(.zero), zero: .result("tick 5"),
            largest: .result("never")
        ) { tick, _ in
            tickOfWork { scheduler, work in scheduler.scheduleAt(tick) { _ = work(()) } }
        },
        .number(
            "VirtualTimeScheduler.adjustScheduledTime(_:)/time", belowZero: .same(.zero), zero: .result("tick 6"),
            largest: .result(lastTick)
        ) { tick, _ in text(TestScheduler(initialClock: 5).adjustScheduledTime(tick)) },
        .number(
            "TestScheduler.adjustScheduledTime(_:)/time", belowZero: .same(.zero), zero: .result("tick 6"),
            largest: .result(lastTick)
        ) { tick, _ in text(TestScheduler(initialClock: 5).adjustScheduledTime(tick)) },
        .seconds(
            "TestScheduler.init(initialClock:resolution:simulateProcessingDelay:)/resolution",
            belowZero: .error("A TestScheduler needs a finite resolution above zero."), zero: .same(.belowZero),
            largest: .result("runs work"), infinite: .same(.belowZero), notANumber: .same(.belowZero)
        ) { resolution, _ in whetherWorkRuns(on: TestScheduler(initialClock: 0, resolution: resolution)) },
    ]

    static func text(_ tick: TestTime) -> String { tick == .max ? lastTick : "tick \(tick)" }

    @MainActor private static func whetherWorkRuns<Converter>(on scheduler: VirtualTimeScheduler<Converter>) -> String {
        let runs = Lock(0)
        _ = scheduler.schedule(()) { _ in
            runs.withLock { $0 += 1 }
            return Disposables.create()
        }
        // The period lengthens, so that it advances the clock.
        let ticks = Observable<Int>.interval(.nanoseconds(1), scheduler: scheduler).take(3).subscribe()
        scheduler.start()
        ticks.dispose()
        return runs.withLock { $0 } == 1 ? "runs work" : "runs no work: the end of virtual time"
    }

    /// The tick at which work runs that is scheduled at tick 5.
    @MainActor private static func tickOfWork(
        _ schedule: (TestScheduler, @escaping @Sendable (()) -> any Disposable) -> Void
    ) -> String {
        let scheduler = TestScheduler(initialClock: 5)
        let tick = Lock<Int?>(nil)
        schedule(scheduler) { _ in
            tick.withLock { $0 = scheduler.clock }
            return Disposables.create()
        }
        scheduler.start()
        return tick.withLock { $0 }.map(text) ?? "never"
    }

    // MARK: A clock of dates

    private static let dates: [ArgumentRow] = [
        .seconds(
            "HistoricalScheduler.init(initialClock:)/initialClock", belowZero: .same(.zero), zero: .result("runs work"),
            largest: .result("runs work"), infinite: .result("runs no work: the end of virtual time"),
            notANumber: .same(.zero)
        ) { seconds, _ in whetherWorkRuns(on: HistoricalScheduler(initialClock: date(seconds))) },
        .seconds(
            "VirtualTimeScheduler.scheduleAbsoluteVirtual(_:time:action:)/time as a date", belowZero: .same(.zero),
            zero: .result("at once"), largest: .result("later"), infinite: .result("never"), notANumber: .same(.zero)
        ) { seconds, _ in
            dateOfWork { _ = $0.scheduleAbsoluteVirtual((), time: date(seconds), action: $1) }
        },
        .seconds(
            "VirtualTimeScheduler.scheduleRelativeVirtual(_:dueTime:action:)/dueTime in seconds",
            belowZero: .same(.zero), zero: .result("at once"), largest: .result("later"), infinite: .result("never"),
            notANumber: .same(.zero)
        ) { seconds, _ in
            dateOfWork { _ = $0.scheduleRelativeVirtual((), dueTime: seconds, action: $1) }
        },
        .seconds(
            "VirtualTimeScheduler.sleep(_:)/virtualInterval in seconds", belowZero: .same(.zero),
            zero: .result("the clock stays"), largest: .result("the clock advances"),
            infinite: .result("the clock advances"), notANumber: .same(.zero)
        ) { seconds, _ in
            clock { $0.sleep(seconds) }
        },
        .seconds(
            "VirtualTimeScheduler.advanceTo(_:isolation:)/virtualTime as a date", belowZero: .same(.zero),
            zero: .result("the clock stays"), largest: .result("the clock advances"),
            infinite: .result("the clock advances"), notANumber: .same(.zero)
        ) { seconds, _ in
            clock { $0.advanceTo(date(seconds)) }
        },
    ]

    // MARK: Clocks

    private static let clocks: [ArgumentRow] = [
        .number(
            "TestScheduler.advance(to:isolation:until:)/time", belowZero: .same(.zero), zero: .result("tick 5"),
            largest: .result(lastTick)
        ) { tick, _ in
            let scheduler = TestScheduler(initialClock: 5)
            await scheduler.advance(to: tick) { true }
            return text(scheduler.clock)
        },
        .number(
            "VirtualClock.Instant.advanced(by:)/duration", belowZero: .result("earlier"), zero: .result("tick 5"),
            largest: .result(lastTick)
        ) { seconds, _ in
            let tick = TestScheduler(initialClock: 5).virtualClock.now.advanced(by: .seconds(seconds)).tick
            return tick < 5 ? "earlier" : text(tick)
        },
        .number(
            "VirtualClock.sleep(until:tolerance:)/tolerance", belowZero: .same(.zero), zero: .result("tick 7"),
            largest: .same(.zero)
        ) { seconds, _ in
            let scheduler = TestScheduler(initialClock: 5)
            let tick = Lock<TestTime?>(nil)
            let task = Task(executorPreference: scheduler.executor) {
                try await scheduler.virtualClock.sleep(for: .seconds(2), tolerance: .seconds(seconds))
                tick.withLock { $0 = scheduler.clock }
            }
            scheduler.start()
            task.cancel()
            return tick.withLock { $0 }.map(text) ?? "never"
        },
        .seconds(
            "ClockScheduler.init(_:startDate:)/startDate", belowZero: .result("is shown"), zero: .same(.belowZero),
            largest: .same(.belowZero), infinite: .same(.belowZero), notANumber: .same(.belowZero)
        ) { seconds, _ in
            let start = date(seconds).timeIntervalSince1970
            let scheduler = ClockScheduler(TestScheduler(initialClock: 5).virtualClock, startDate: date(seconds))
            let shown = scheduler.now.timeIntervalSince1970
            return shown == start || shown.isNaN && start.isNaN ? "is shown" : "\(shown)"
        },
    ]

    static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    @MainActor private static func clock(_ move: (HistoricalScheduler) -> Void) -> String {
        let scheduler = HistoricalScheduler(initialClock: date(5))
        move(scheduler)
        return scheduler.clock == date(5) ? "the clock stays" : "the clock advances"
    }

    /// The time of work that is scheduled at second 5; other work at second 6 keeps its time.
    @MainActor private static func dateOfWork(
        _ schedule: (HistoricalScheduler, @escaping @Sendable (()) -> any Disposable) -> Void
    ) -> String {
        let scheduler = HistoricalScheduler(initialClock: date(5))
        let log = Lock<[Date]>([])
        let other = Lock<[Date]>([])
        for second in [8.0, 6, 7] {
            _ = scheduler.scheduleAbsoluteVirtual((), time: date(second)) { _ in
                other.withLock { $0.append(scheduler.clock) }
                return Disposables.create()
            }
        }
        schedule(scheduler) { _ in
            log.withLock { $0.append(scheduler.clock) }
            return Disposables.create()
        }
        scheduler.start()
        guard other.withLock({ $0 }) == [date(6), date(7), date(8)] else { return "disturbs other work" }
        guard let time = log.withLock({ $0.first }) else { return "never" }
        return time == date(5) ? "at once" : "later"
    }
}
