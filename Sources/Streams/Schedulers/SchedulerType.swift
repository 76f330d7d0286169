import Dispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A point in time.
public typealias RxTime = Date

/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A scheduler that runs work as soon as it can.
public protocol ImmediateSchedulerType: Sendable {
    /// Runs `action` with `state` as soon as it can.
    ///
    /// Disposing the result cancels work that has not begun; after that it disposes what `action` returned.
    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Runs `action` with `state`, and again with each state that it passes to `recurse`: every round is a job of its
    /// own, which leaves room for other work.
    public func scheduleRecursive<State: Sendable>(
        _ state: State,
        action: @escaping @Sendable (_ state: State, _ recurse: @escaping @Sendable (State) -> Void) -> Void
    ) -> any Disposable {
        let rounds = SerialDisposable()
        let depth = RoundDepth<State>()
        @Sendable func round(_ state: State) {
            guard depth.enter(state) else { return }
            var next: State? = state
            while let state = next {
                let scheduled = SingleAssignmentDisposable()
                rounds.disposable = scheduled
                scheduled.setDisposable(
                    schedule(state) { state in
                        if !rounds.isDisposed { action(state, round) }
                        return Disposables.create()
                    })
                next = depth.leave()
            }
        }
        round(state)
        return rounds
    }
}

/// How deep rounds are nested, on a scheduler that runs them inside `schedule`.
///
/// A round that would be too deep is left to the one around it, so endless rounds need no deep stack there, either.
private final class RoundDepth<State: Sendable>: Sendable {
    private static var limit: Int { 64 }

    private let state = Lock<(depth: Int, left: State?)>((0, nil))

    /// Whether the caller may run the round; otherwise it is left to another.
    func enter(_ round: State) -> Bool {
        state.withLock { state in
            if state.depth >= Self.limit {
                state.left = round
                return false
            }
            state.depth += 1
            return true
        }
    }

    /// The round that was left and is the caller's to run now, if there is one.
    func leave() -> State? {
        state.withLock { state in
            defer { state.left = nil }
            if state.left == nil { state.depth -= 1 }
            return state.left
        }
    }
}

/// A scheduler with a clock.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The time on its clock.
    var now: RxTime { get }

    /// The seconds on a clock that is never set, which operators measure elapsed time with.
    ///
    /// Only the difference between two readings has a meaning. By default it is `now`, with which an interval ends early
    /// when the clock is set forward; a scheduler whose `now` is the time of day does better to return an uptime.
    var monotonicTime: Double { get }

    /// Runs `action` with `state` after `dueTime`.
    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs `action` after `startAfter` and then every `period`, each time with the state that the last run returned.
    func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// The time on its clock, in seconds.
    public var monotonicTime: Double { now.timeIntervalSinceReferenceDate }

    /// Runs `action` after `startAfter` and then every `period`, each time with the state that the last run returned.
    ///
    /// Each tick schedules the next before it runs the action, so the ticks do not drift; a tick that comes while the
    /// action is still running makes it run once more right after.
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        let ticks = SerialDisposable()
        let work = PeriodicWork(state, action)
        @Sendable func tick(after dueTime: RxTimeInterval) {
            let scheduled = SingleAssignmentDisposable()
            ticks.disposable = scheduled
            scheduled.setDisposable(
                scheduleRelative((), dueTime: dueTime) { _ in
                    if ticks.isDisposed { return Disposables.create() }
                    tick(after: period)
                    work.tick()
                    return Disposables.create()
                })
        }
        tick(after: startAfter)
        return Disposables.create {
            work.dispose()
            ticks.dispose()
        }
    }
}

/// The state of a periodic action, which runs one tick at a time, and none after it was disposed.
final class PeriodicWork<State>: Serializer, Cancelable, @unchecked Sendable {
    private final class Parts: @unchecked Sendable {
        /// Touched only inside the serializer.
        var state: State
        let action: @Sendable (State) -> State

        init(_ state: State, _ action: @escaping @Sendable (State) -> State) {
            self.state = state
            self.action = action
        }
    }

    private let parts: Lock<Parts?>

    init(_ state: State, _ action: @escaping @Sendable (State) -> State) {
        parts = Lock(Parts(state, action))
        super.init()
    }

    var isDisposed: Bool { parts.withLock { $0 == nil } }

    func tick() {
        run { [self] in
            if let parts = parts.withLock({ $0 }) { parts.state = parts.action(parts.state) }
        }
    }

    /// Releases the action at once, and not when the scheduler releases its timer.
    func dispose() {
        _ = parts.withLock { parts in
            defer { parts = nil }
            return parts
        }
    }

    /// A tick runs on its scheduler, and not on a background queue.
    override func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool { false }
}
