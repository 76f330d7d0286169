import Streams

/// A client's scheduler, which has only what the protocol requires and forwards it to another one.
struct ForwardingScheduler: SchedulerType {
    let base: any SchedulerType
    /// Whether work for a later time runs at the next opportunity.
    var isPrompt = false
    /// Called whenever an operator reads the time, as another thread may act at that moment.
    var onNow: @Sendable () -> Void = {}
    /// Called with the interval whenever an operator schedules work that is due later.
    var onSchedule: @Sendable (RxTimeInterval) -> Void = { _ in }

    var now: RxTime {
        onNow()
        return base.now
    }

    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { base.schedule(state, action: action) }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        onSchedule(dueTime)
        if isPrompt { return base.schedule(state, action: action) }
        return base.scheduleRelative(state, dueTime: dueTime, action: action)
    }
}
