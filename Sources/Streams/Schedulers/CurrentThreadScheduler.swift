/// A scheduler that runs work on the caller's thread, one job after another.
///
/// The first job runs inside the call. Jobs that it schedules run after it, in the order in which they were scheduled.
/// Synchronous sources run on this scheduler, so several of them alternate.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The scheduler; each thread has a separate queue.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// Whether no job is running on the caller's thread.
    public static var isScheduleRequired: Bool { !Trampoline.current.isActive }

    /// Runs `action` inside the call if no job is running on this thread, otherwise after the jobs that are queued.
    @inlinable @preconcurrency public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        Trampoline.unmanaged._withUnsafeGuaranteedRef { trampoline in
            if !trampoline.isActive {
                return trampoline.activate { trampoline.attach(for: nil) { action(state) } }
            }
            let scheduled = SingleAssignmentDisposable()
            // Without a gate: the work may be what makes room.
            trampoline.enqueue({ if !scheduled.isDisposed { scheduled.setDisposable(action(state)) } }, for: nil)
            return scheduled
        }
    }
}
