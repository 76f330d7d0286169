import Dispatch
import Synchronization

/// Runs work on the main queue: at once when the caller is on it and nothing waits, otherwise later and in order.
///
/// Work scheduled from inside running work always comes later. Each instance keeps its own count of what waits.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// A shared scheduler.
    public static let instance = MainScheduler()

    /// A scheduler on the main queue that never runs work at once.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    private let waiting = WaitingJobs()
    /// Whether one runs at once; touched only there.
    @exclusivity(unchecked) @usableFromInline final var isRunning = false

    /// A scheduler with a count of its own.
    public init() { super.init(serialQueue: .main) }

    /// Traps when the caller is not on the main queue.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        precondition(
            MainQueue.isCurrent, errorMessage ?? "This must run on the main queue; use observe(on:) to get there.")
    }

    /// Traps when the caller is not on the main thread; on Linux, where that cannot be told, it does nothing.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        #if canImport(Darwin)
            dispatchPrecondition(condition: .onQueue(.main))
        #endif
    }

    /// True on the main queue while nothing waits; what the caller does then is work of this scheduler, until `leave()`.
    @usableFromInline func enter() -> Bool {
        guard MainQueue.isCurrent, !isRunning, waiting.count.load(ordering: .acquiring) == 0 else { return false }
        isRunning = true
        return true
    }

    @inlinable func leave() { isRunning = false }

    override func scheduleInternal<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if enter() {
            defer { leave() }
            return action(state)
        }
        waiting.count.add(1, ordering: .acquiringAndReleasing)
        let scheduled = ScheduledWork { action(state) }
        work.queue.async { [self] in
            scheduled.run()
            waiting.count.subtract(1, ordering: .acquiringAndReleasing)
        }
        return scheduled
    }
}

/// The number of jobs that wait for the main queue.
///
/// Not a field of the scheduler: the compiler of Swift 6.3.1 crashes when it optimizes, in the module of a client, the
/// `deinit` of a class that inherits and holds a value that cannot be copied.
private final class WaitingJobs: Sendable {
    let count = Atomic<Int>(0)
}
