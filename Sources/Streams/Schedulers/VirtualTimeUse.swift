import Synchronization

/// The use of a virtual clock: by one thread at a time, in any isolation.
///
/// Threads that use it at the same time are reported. They cannot corrupt it: only one of them runs work.
///
/// Sendable by contract: `isolation` is accessed only by the thread that runs work, and `taskExecutor` is set before the
/// scheduler is used.
@usableFromInline final class VirtualTimeUse: @unchecked Sendable {
    @usableFromInline let misuse = MisuseReporter()
    /// The thread that schedules work, and the thread that runs it; zero if there is none.
    private let schedulingThread = Atomic<UInt>(0)
    private let runningThread = Atomic<UInt>(0)
    private let isStopped = Atomic<Bool>(false)
    /// The number of the latest run.
    private let run = Atomic<Int>(0)
    /// The actor on which it was started.
    private var isolation: (any Actor)?
    /// The executor of the tasks that the library starts during a run, if it is not the default one.
    weak var taskExecutor: (any TaskExecutor)?

    @usableFromInline init() {}

    private static let overlap = """
        Two threads used a virtual time scheduler at the same time, so the order of its work is undefined. A task may \
        continue what another one began, but only after it: await the end of the first.
        """

    private static let isolation = """
        Work that was scheduled on an actor was not run: the virtual time scheduler was started elsewhere. Call start() \
        or advanceTo(_:) on the actor that scheduled the work.
        """

    private static let lateStart = """
        start(_:) was called while another thread used the same virtual time scheduler, or was stopped before it had \
        subscribed.
        """

    /// Schedules work: `body`, which is safe on several threads.
    @usableFromInline func schedule(_ body: () -> Void) {
        let thread = Trampoline.identity
        let isOnly = schedulingThread.compareExchange(expected: 0, desired: thread, ordering: .relaxed).exchanged
        let running = runningThread.load(ordering: .relaxed)
        body()
        if isOnly { schedulingThread.store(0, ordering: .relaxed) }
        if !isOnly || running != 0 && running != thread { misuse(Self.overlap) } else { misuse.settle() }
    }

    /// Runs work, or moves the clock: `body`, unless a thread already does.
    ///
    /// - Parameter nested: the misuse to report if that is the current thread.
    @usableFromInline func run(isolation: (any Actor)?, nested: String? = nil, _ body: () -> Void) {
        let thread = Trampoline.identity
        let (isFirst, running) = runningThread.compareExchange(
            expected: 0, desired: thread, successOrdering: .acquiring, failureOrdering: .relaxed)
        guard isFirst else {
            if running != thread { misuse(Self.overlap) } else if let nested { misuse(nested) }
            return
        }
        if schedulingThread.load(ordering: .relaxed) != 0 { misuse(Self.overlap) }
        isStopped.store(false, ordering: .relaxed)
        run.add(1, ordering: .relaxed)
        self.isolation = isolation
        if let taskExecutor {
            Interleaving.$virtualExecutor.withValue(taskExecutor, operation: body)
        } else {
            body()
        }
        self.isolation = nil
        runningThread.store(0, ordering: .releasing)
        misuse.settle()
    }

    /// Whether a run is to continue.
    @usableFromInline var continues: Bool { !isStopped.load(ordering: .relaxed) }

    func stop() {
        let running = runningThread.load(ordering: .relaxed)
        isStopped.store(true, ordering: .relaxed)
        if running != 0, running != Trampoline.identity { misuse(Self.overlap) } else { misuse.settle() }
    }

    /// Moves the clock: `body`, also from inside work, unless another thread runs work.
    @usableFromInline func move(_ body: () -> Void) {
        if isRunningHere { body() } else { run(isolation: nil, body) }
    }

    // MARK: On the thread that runs work

    /// Whether the current thread runs work.
    var isRunningHere: Bool { runningThread.load(ordering: .relaxed) == Trampoline.identity }

    /// Whether the current thread runs work that was started on `actor`.
    @usableFromInline func isOn(_ actor: any Actor) -> Bool {
        if actor is MainActor { return MainQueue.isCurrent }
        return isRunningHere && isolation === actor
    }

    /// Whether work that was scheduled on `actor` may run here; reports it if not.
    @usableFromInline func permits(_ actor: (any Actor)?) -> Bool {
        guard let actor, !isOn(actor) else { return true }
        misuse(Self.isolation)
        return false
    }

    /// Calls `body` if the current thread runs work, and this is the run with the number `number`.
    func during(run number: Int, _ body: () -> Void) {
        if isRunningHere, run.load(ordering: .relaxed) == number { body() } else { misuse(Self.lateStart) }
    }

    /// The number of the run that begins next.
    var nextRun: Int { run.load(ordering: .relaxed) + 1 }

    /// Calls `body` unless another thread runs work.
    func whileIdle(_ body: () -> Void) {
        if isRunningHere { return body() }
        let isFirst = runningThread.compareExchange(
            expected: 0, desired: Trampoline.identity, successOrdering: .acquiring, failureOrdering: .relaxed
        ).exchanged
        guard isFirst else { return }
        body()
        runningThread.store(0, ordering: .releasing)
    }
}
