import Dispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A point in time.
public typealias RxTime = Date

/// An interval of time.
///
///     let delay = RxTimeInterval.seconds(0.5).multiplied(by: 3)
///     let isShort = delay < .milliseconds(2_000)
///
/// A multiple has the same unit, or a longer one if it does not fit, and saturates at `.never`. It is converted from and
/// to `Duration`.
public typealias RxTimeInterval = DispatchTimeInterval

/// A scheduler that runs work as soon as possible.
@preconcurrency public protocol ImmediateSchedulerType: Sendable {
    /// Runs `action` with `state` as soon as possible.
    ///
    /// Disposing the result cancels work that has not begun; after that it disposes the result of `action`.
    @preconcurrency func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Runs `action` with `state`, and again with each state that it passes to `recurse`.
    ///
    /// Each call of `action` is scheduled separately, which leaves room for other work. The recursion needs no stack, even
    /// on a scheduler that runs work inside the call.
    @inlinable @preconcurrency public func scheduleRecursive<State: Sendable>(
        _ state: State,
        action: @escaping @Sendable (_ state: State, _ recurse: @escaping @Sendable (State) -> Void) -> Void
    ) -> any Disposable {
        let work = RecursiveWork(on: self, action)
        work.run(state)
        // Not the work, which keeps the action as long as the client keeps the result.
        return work.pending
    }
}

/// A scheduler with a clock.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The time on its clock.
    var now: RxTime { get }

    /// The time in seconds on a clock that is never set, by which operators measure elapsed time.
    ///
    /// Only the difference between two readings has a meaning. The default is `now`, with which an interval ends early when
    /// the clock is set forward. A scheduler whose `now` is the time of day should return an uptime.
    var monotonicTime: Double { get }

    /// Runs `action` with `state` after `dueTime`; the operators pass no negative one.
    @preconcurrency func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs `action` after `startAfter` and then every `period`, each time with the state that the last run returned.
    ///
    /// The operators pass no negative `startAfter`, and only periods above zero. A scheduler whose `scheduleRelative` runs work
    /// inside the call has to implement this: with the default, each tick begins inside the one before, and the stack
    /// overflows.
    @preconcurrency func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// The time on its clock, in seconds.
    public var monotonicTime: Double { now.timeIntervalSinceReferenceDate }

    /// Runs `action` after `startAfter` and then every `period`, each time with the state that the last run returned.
    ///
    /// Each tick schedules the next one, a period later, before it runs the action: the time of the action is not added, but
    /// that by which a tick is late. If a tick is due while the action is running, the action runs again right after. A
    /// period of zero is a millisecond.
    @preconcurrency public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        let ticks = SerialDisposable()
        let work = PeriodicWork(state, action)
        @Sendable func scheduleTick(after dueTime: RxTimeInterval) {
            let gate = WorkGate()
            ticks.replace {
                if dueTime.isNever { return Disposables.create() }
                return scheduleRelative((), dueTime: dueTime) { _ in
                    // Once, also on a faulty scheduler: each tick would double the number of the next ones.
                    guard gate.enter(), !ticks.isDisposed else { return Disposables.create() }
                    scheduleTick(after: period.period)
                    work.tick()
                    return Disposables.create()
                }
            }
        }
        scheduleTick(after: startAfter.delay)
        // Without the action, which only the scheduled tick retains: not longer than until the last one.
        return Disposables.create { [weak work] in
            work?.dispose()
            ticks.dispose()
        }
    }
}
