import Streams

/// A scheduler of a client that runs work inside the call.
struct InPlaceScheduler: ImmediateSchedulerType {
    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { action(state) }
}
