#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A scheduler that runs work in a task, at times of a clock: one job at a time, in order, never inside the call that
/// schedules it.
///
/// Work that is due at the same time runs in the order in which it was scheduled. The task runs on the concurrent pool,
/// or on the executor of tasks that the library starts there, and has neither the priority nor the task-local values of
/// the caller. It yields after each job; while nothing is due it sleeps, and an earlier job or the release of the
/// scheduler cancels the sleep. Jobs that are pending then still run.
///
///     func pauses(in keys: Observable<String>) -> Observable<String> {
///         keys.debounce(.milliseconds(300), scheduler: ClockScheduler(.suspending))
///     }
public final class ClockScheduler: SchedulerType, WorkScheduler {
    private let timer: ClockTimer
    private let startDate: RxTime

    /// Creates a scheduler over a clock.
    ///
    /// - Parameters:
    ///   - clock: the clock. If it is set back, it stands still until it has caught up.
    ///   - startDate: the date that `now` returns at this time, since a clock has no dates.
    public init(_ clock: some Clock<Duration>, startDate: RxTime = RxTime()) {
        timer = ClockTimer(clock)
        self.startDate = startDate
    }

    /// The date that the scheduler began with, and the time that has passed on the clock since then.
    public var now: RxTime { startDate.addingTimeInterval(monotonicTime) }

    /// The time that has passed on the clock since the scheduler was created, in seconds.
    public var monotonicTime: Double { timer.now / .seconds(1) }

    /// Runs `action` with `state`, after the work that is due already.
    @preconcurrency public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    /// Runs `action` with `state` after `dueTime`; never, if that is `.never` or longer than 292 years.
    @preconcurrency public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        start(work, after: dueTime)
        return work
    }

    /// Runs `action` after `startAfter` and then every `period`, each time with the state that the last run returned.
    ///
    /// The ticks do not drift. Ticks that are missed because the system is busy, or because the action takes longer than a
    /// period, are one tick. A period of zero is a millisecond, and one below the resolution of the clock is that
    /// resolution.
    @preconcurrency public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        guard let delay = startAfter.duration, let period = advancing(period).duration else {
            return startTicks(state, startAfter: startAfter, restart: { $0.abandon() }, action: action)
        }
        var due = timer.now + delay
        return startTicks(
            state, startAfter: startAfter,
            restart: { [self] work in
                let now = timer.now
                due += period * (max(0, (now - due) / period).rounded(.down) + 1)
                start(work, after: RxTimeInterval(due - now))
            }, action: action)
    }

    /// A clock may be virtual.
    var hasEqualTimes: Bool { true }

    func start(_ work: ScheduledWork, after dueTime: RxTimeInterval) {
        guard let delay = dueTime.duration else { return work.abandon() }
        timer.start(work, after: delay)
    }

    func advancing(_ period: RxTimeInterval) -> RxTimeInterval {
        let resolution = RxTimeInterval(timer.resolution)
        return period.period < resolution ? resolution : period.period
    }
}
