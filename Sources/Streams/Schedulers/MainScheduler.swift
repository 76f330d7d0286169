import Dispatch
import Synchronization

/// A scheduler that runs work on the main queue: inside the call if the caller is on that queue and no work is waiting,
/// otherwise later and in order.
///
/// Work that is scheduled by running work, other than that of a timer, runs later. Each instance counts its own waiting
/// work.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// A shared scheduler.
    public static let instance = MainScheduler()

    /// A scheduler on the main queue that never runs work inside the call.
    public static let asyncInstance = SerialDispatchQueueScheduler(.main)

    private let waiting = WaitingWork()
    /// Whether work runs inside the call that scheduled it; touched only on the main queue.
    @exclusivity(unchecked) @usableFromInline final var isRunning = false

    /// Creates a scheduler that counts its own waiting work.
    public init() { super.init(.main) }

    /// Traps if the caller is not on the main queue.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        require(
            MainQueue.isCurrent, errorMessage ?? "This must run on the main queue; use observe(on:) to get there.")
    }

    /// Traps if the caller is not on the main thread; not on Linux, where `dispatchMain()` runs the main queue on others.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        #if canImport(Darwin)
            require(
                Trampoline.current.isOnFirstThread,
                errorMessage ?? "This must run on the main thread; use observe(on:) to get there.")
        #endif
    }

    /// True on the main queue while no work is waiting; what the caller does until `leave()` is work of this scheduler.
    @usableFromInline func enter() -> Bool {
        guard MainQueue.isCurrent, !isRunning, waiting.count.load(ordering: .acquiring) == 0 else { return false }
        isRunning = true
        return true
    }

    @inlinable func leave() { isRunning = false }

    override func async(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    @usableFromInline override func perform(_ work: @escaping @Sendable () -> Void) {
        if enter() {
            work()
            return leave()
        }
        waiting.count.add(1, ordering: .acquiringAndReleasing)
        async { [self] in
            work()
            waiting.count.subtract(1, ordering: .acquiringAndReleasing)
        }
    }

    /// Runs `action` inside the call on the main queue if no work is waiting, otherwise later.
    @preconcurrency public override func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        guard enter() else { return super.schedule(state, action: action) }
        defer { leave() }
        return action(state)
    }
}

/// The number of work items that wait for the main queue.
///
/// Not a field of the scheduler: the compiler of Swift 6.3.1 crashes when it optimizes, in the module of a client, the
/// `deinit` of a class that inherits and holds a value that cannot be copied.
private final class WaitingWork: Sendable {
    let count = Atomic<Int>(0)
}
