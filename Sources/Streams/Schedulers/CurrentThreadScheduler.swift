/// Runs work on the calling thread, one job after another.
///
/// The first job runs at once; jobs scheduled from inside it wait until it is done and then run in the order in which
/// they were scheduled. Synchronous sources run on it, so several of them take turns.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The scheduler; each thread has a queue of its own.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// Whether no job is running on the calling thread.
    public static var isScheduleRequired: Bool { !Trampoline.current.isActive }

    /// Runs `action` at once when no job is running on this thread, otherwise after those that wait.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let trampoline = Trampoline.current
        if !trampoline.isActive {
            trampoline.isActive = true
            let disposable = action(state)
            trampoline.finish()
            return disposable
        }
        let scheduled = SingleAssignmentDisposable()
        trampoline.enqueue {
            if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
        }
        return scheduled
    }
}
