import Dispatch
import Streams

/// The periods and time spans of operators, and the durations of schedulers.
enum PeriodRows {
    static let rows = operators + schedulers

    private static let operators: [ArgumentRow] = [
        .interval("ObservableType.interval(_:scheduler:)/period", zero: "0@1 1@2 2@3 |@3", never: "nothing") {
            period, clock in
            await clock.events { Observable<Int>.interval(period, scheduler: clock.scheduler).take(3) }
        },
        .interval("ObservableType.timer(_:period:scheduler:)/period", zero: "0@1 1@2 2@3 |@3", never: "0@1") {
            period, clock in
            await clock.events { Observable<Int>.timer(clock.unit, period: period, scheduler: clock.scheduler).take(3) }
        },
        .interval("SharedSequence.interval(_:)/period", zero: "0@1 1@2 2@3 |@3", never: "nothing") { period, clock in
            await clock.events { Signal<Int>.interval(period).asObservable().take(3) }
        },
        .interval("SharedSequence.timer(_:period:)/period", zero: "0@1 1@2 2@3 |@3", never: "0@1") { period, clock in
            await clock.events { Signal<Int>.timer(clock.unit, period: period).asObservable().take(3) }
        },
        .interval(
            "ObservableType.buffer(timeSpan:count:scheduler:)/timeSpan", zero: "[]@1 []@2 []@3 |@3", never: "nothing"
        ) { span, clock in
            await clock.events {
                Observable<Int>.never().buffer(timeSpan: span, count: 2, scheduler: clock.scheduler).take(3)
            }
        },
        .interval(
            "ObservableType.window(timeSpan:count:scheduler:)/timeSpan", zero: "0@0 1@1 2@2 3@3 |@3", never: "0@0"
        ) { span, clock in
            await clock.events {
                Observable<Int>.never().window(timeSpan: span, count: 2, scheduler: clock.scheduler)
                    .enumerated().map { $0.index }.take(4)
            }
        },
    ]

    private static let schedulers = relative + startAfter + period + leeways

    /// Every scheduler has these; the clock chooses one.
    private static let owners = ["SchedulerType", "DispatchQueueScheduler", "VirtualTimeScheduler", "ClockScheduler"]

    private static let relative = owners.map { owner in
        ArgumentRow.interval("\(owner).scheduleRelative(_:dueTime:action:)/dueTime", zero: "0@1 |@1", never: "nothing")
        {
            dueTime, clock in
            await clock.events { fired(clock, after: dueTime) }
        }
    }

    private static let startAfter = owners.map { owner in
        ArgumentRow.interval(
            "\(owner).schedulePeriodic(_:startAfter:period:action:)/startAfter", zero: "0@1 1@2 |@2", never: "nothing"
        ) { startAfter, clock in
            await clock.events { ticks(clock, owner, startAfter, clock.unit).take(2) }
        }
    }

    private static let period = owners.map { owner in
        ArgumentRow.interval(
            "\(owner).schedulePeriodic(_:startAfter:period:action:)/period", zero: "0@1 1@2 2@3 |@3", never: "0@1"
        ) {
            period, clock in
            await clock.events { ticks(clock, owner, clock.unit, period).take(3) }
        }
    }

    @MainActor private static func fired(_ clock: ArgumentClock, after dueTime: RxTimeInterval) -> Observable<Int> {
        let scheduler = clock.scheduler
        return .create { observer in
            scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                observer.onNext(0)
                observer.onCompleted()
                return Disposables.create()
            }
        }
    }

    /// The ticks of a scheduler: of the default implementation, which a client's scheduler has, for the protocol.
    @MainActor private static func ticks(
        _ clock: ArgumentClock, _ owner: String, _ startAfter: RxTimeInterval, _ period: RxTimeInterval
    ) -> Observable<Int> {
        let scheduler: any SchedulerType =
            owner == "SchedulerType" ? ClientScheduler(base: clock.scheduler) : clock.scheduler
        return .create { observer in
            scheduler.schedulePeriodic(0, startAfter: startAfter, period: period) { count in
                observer.onNext(count)
                return count + 1
            }
        }
    }

    private static let leeways = [
        leeway("SerialDispatchQueueScheduler.init(internalSerialQueueName:serialQueueConfiguration:leeway:)") {
            SerialDispatchQueueScheduler(internalSerialQueueName: "arguments", leeway: $0)
        },
        leeway("SerialDispatchQueueScheduler.init(qos:internalSerialQueueName:leeway:)") {
            SerialDispatchQueueScheduler(qos: .default, leeway: $0)
        },
        leeway("SerialDispatchQueueScheduler.init(queue:internalSerialQueueName:leeway:)") {
            SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "arguments", leeway: $0)
        },
        leeway("ConcurrentDispatchQueueScheduler.init(qos:leeway:)") {
            ConcurrentDispatchQueueScheduler(qos: .default, leeway: $0)
        },
        leeway("ConcurrentDispatchQueueScheduler.init(queue:leeway:)") {
            ConcurrentDispatchQueueScheduler(queue: .global(), leeway: $0)
        },
    ]

    /// With a large leeway a timer may wait as long as the system likes; it is created, and canceled.
    private static func leeway(
        _ declaration: String, _ make: @escaping @Sendable (RxTimeInterval) -> DispatchQueueScheduler
    ) -> ArgumentRow {
        .interval("\(declaration)/leeway", zero: "0 1 2 |", never: "may fire at any time") { leeway, clock in
            let scheduler = make(leeway)
            if leeway.isLong {
                Observable<Int>.timer(clock.unit, scheduler: scheduler).subscribe().dispose()
                Observable<Int>.interval(clock.unit, scheduler: scheduler).subscribe().dispose()
                return "may fire at any time"
            }
            let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3)
            let once = Observable<Int>.timer(.milliseconds(1), scheduler: scheduler).filter { _ in false }
            return await clock.waited(for: once.concat(ticks))
        }
    }
}

extension RxTimeInterval {
    /// Whether the interval is longer than a year.
    fileprivate var isLong: Bool {
        DispatchTime(uptimeNanoseconds: 1) + self > DispatchTime(uptimeNanoseconds: 1) + .seconds(31_536_000)
    }
}

/// A scheduler as clients write it, whose periodic work is the default implementation.
private struct ClientScheduler: SchedulerType {
    let base: any SchedulerType

    var now: RxTime { base.now }

    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { base.schedule(state, action: action) }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { base.scheduleRelative(state, dueTime: dueTime, action: action) }
}
