/// A scheduler that runs work on the main queue: inside the call if the caller is on that queue, otherwise later.
///
/// For `subscribe(on:)`, where nested work must not wait for the work around it.
public final class ConcurrentMainScheduler: DispatchQueueScheduler, @unchecked Sendable {
    /// The scheduler.
    public static let instance = ConcurrentMainScheduler()

    private init() { super.init(.main) }

    /// Runs `action` inside the call on the main queue, otherwise later.
    @preconcurrency public override func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        MainQueue.isCurrent ? action(state) : super.schedule(state, action: action)
    }
}
