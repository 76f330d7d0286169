import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The record of one thread, with the queue on which its synchronous sources take turns, so that none of them recurses.
///
/// A single source loops in place. After each element it yields if another job has been queued; a source that is attached
/// while the trampoline is active only queues itself. The result is the order of a first-in first-out queue with one job
/// for each element, without the cost of the jobs.
@usableFromInline final class Trampoline {
    /// Not the closure itself, for which a generic type would allocate a thunk.
    struct Job: ~Copyable {
        let run: () -> Void
        /// The gate that the elements of the source reach first; nil if it does not wait.
        let gate: ProducerGate?
    }

    /// The number of steps after which sources with a gate leave the thread to others.
    @usableFromInline static var stepsPerTurn: Int { 1_024 }

    /// Whether this is the first thread of the process.
    let isOnFirstThread: Bool
    @exclusivity(unchecked) @usableFromInline final var isActive = false
    @exclusivity(unchecked) final var jobs = JobQueue()
    /// The number of jobs, which sources read after each element.
    @exclusivity(unchecked) @usableFromInline final var waiting = 0
    /// Whether a full buffer asks the sources to look at their gates; counts as a job.
    @exclusivity(unchecked) final var isInterrupted = false
    /// The number of steps that sources with a gate may take before they have to wait for the next turn.
    @exclusivity(unchecked) @usableFromInline final var stepsLeft = Trampoline.stepsPerTurn
    /// The gate of the sources that are being subscribed to; nil for most consumers.
    @exclusivity(unchecked) @usableFromInline final var consumer: ProducerGate?
    /// The subscriptions that this thread is making for `subscribe(on:)`, the innermost last.
    @exclusivity(unchecked) final var attachments: [ScheduledAttachment] = []
    /// Those whose sources may run when the thread leaves the trampoline.
    @exclusivity(unchecked) final var queuedAttachments: [ScheduledAttachment] = []
    /// The number of stopped sources when this thread last looked for its own; 0 if it has to look again.
    @exclusivity(unchecked) final var knownStops: UInt = 0
    /// Whether there are any attachments; counts as a job.
    @exclusivity(unchecked) @usableFromInline final var isAttaching = false
    /// The stack address of the outermost disposal of the innermost loop; 0 if there is none.
    @exclusivity(unchecked) @usableFromInline final var unwindsFrom: UInt = 0
    /// The stack address of the outermost disposal around all loops.
    @exclusivity(unchecked) final var firstUnwindsFrom: UInt = 0
    /// The disposals that the outermost one runs at its end.
    @exclusivity(unchecked) final var delayedDisposals = Queue<Job>()
    /// The stack address of the outermost halt; 0 if there is none.
    @exclusivity(unchecked) final var haltsFrom: UInt = 0
    /// The halts that the outermost one runs at its end.
    @exclusivity(unchecked) final var delayedHalts = Queue<Teardown>()
    /// The chain for which this thread is attaching a source that continues a sequence.
    @exclusivity(unchecked) @usableFromInline final var continued = ContinuedChain()
    /// Attaches the source that was put off for that chain.
    @exclusivity(unchecked) @usableFromInline final var attachPutOff: (() -> Void)?
    /// The delivery that the task on this thread waits for after it has sent.
    @exclusivity(unchecked) final var awaited: AwaitedDelivery?
    /// Whether a property delivers its changes on this thread.
    @exclusivity(unchecked) final var isDelivering = false
    /// The deliveries of properties that began inside another one.
    @exclusivity(unchecked) final var delayedDeliveries = Queue<Job>()
    #if Interleavings
        /// Set while an explorer of interleavings runs this thread.
        var interleaved: (any InterleavedThread)?
    #endif

    private init() {
        #if canImport(Darwin)
            isOnFirstThread = pthread_main_np() != 0
        #else
            // "process/task/thread": not all C libraries have a function for the number of the thread.
            var link = [UInt8](repeating: 0, count: 64)
            let count = link.withUnsafeMutableBytes { link in
                link.withMemoryRebound(to: CChar.self) { readlink("/proc/thread-self", $0.baseAddress!, $0.count) }
            }
            let numbers = link.prefix(max(count, 0)).split(separator: UInt8(ascii: "/"))
            isOnFirstThread = count > 0 && numbers.first == numbers.last
        #endif
    }

    @inlinable static var current: Trampoline { unmanaged.takeUnretainedValue() }

    /// The trampoline of the current thread, which owns it.
    @usableFromInline static var unmanaged: Unmanaged<Trampoline> {
        if let pointer = pthread_getspecific(key) { return .fromOpaque(pointer) }
        let trampoline = Unmanaged.passRetained(Trampoline())
        pthread_setspecific(key, trampoline.toOpaque())
        return trampoline
    }

    /// The identity of the current thread, which is not 0.
    ///
    /// The address of an object that the thread owns. Another thread may get the same one after this one has exited: compare
    /// it only with that of a thread that is still in a call.
    @usableFromInline static var identity: UInt { UInt(bitPattern: unmanaged.toOpaque()) }

    /// The identity of this thread.
    var identity: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    /// The key if it was made: a lazy constant would cost each access a call.
    private static let knownKey = DiagnosticAtomic<UInt>(.max)

    private static var key: pthread_key_t {
        let known = knownKey.load(ordering: .acquiring)
        return known == .max ? makeKey() : pthread_key_t(known)
    }

    @inline(never) private static func makeKey() -> pthread_key_t {
        knownKey.store(UInt(lazyKey), ordering: .releasing)
        return lazyKey
    }

    private static let lazyKey: pthread_key_t = {
        var key = pthread_key_t()
        let result = pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
                Unmanaged<Trampoline>.fromOpaque(pointer).release()
            #else
                if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
            #endif
        }
        require(result == 0, "Streams needs one thread-specific key and the process has none left.")
        return key
    }()

    /// Runs `body` with the trampoline active, and then the sources that `body` attached.
    ///
    /// For operators that attach several sources, or that do something after attaching one.
    @inlinable static func enter(_ body: () throws -> Void) rethrows {
        try unmanaged._withUnsafeGuaranteedRef { trampoline in
            // A single call of `body`: two calls would inline it twice, and nested operators 2, 4, 8 times.
            let isOutermost = !trampoline.isActive
            trampoline.isActive = true
            try trampoline.unwindingAnew {
                defer { if isOutermost { trampoline.leave() } }
                try body()
            }
        }
    }

    /// Runs `job`, which subscribes to a source whose elements reach `gate` first, after the jobs that are queued, or at once
    /// if the trampoline is not active.
    @inlinable static func run(for gate: ProducerGate?, _ job: @escaping () -> Void) {
        unmanaged._withUnsafeGuaranteedRef { trampoline in
            if trampoline.isActive || trampoline.consumer != nil || gate != nil {
                return trampoline.start(job, for: gate)
            }
            trampoline.activate(job)
        }
    }

    /// Runs `body` with this trampoline active, which it is not yet, and then the sources that `body` attached.
    @inline(__always) @inlinable func activate<Result>(_ body: () -> Result) -> Result {
        isActive = true
        return unwindingAnew {
            defer { leave() }
            return body()
        }
    }

    /// Runs a synchronous source: calls `step` until it returns false, and yields to other jobs after each call.
    ///
    /// - Parameters:
    ///   - state: the state that `step` changes.
    ///   - step: emits one event; returns false after the terminal event.
    ///   - escaping: returns `step` as a closure that escapes, for a source that yields. Most do not, and need no
    ///     allocation for a closure.
    @inline(__always) @inlinable static func loop<State>(
        _ state: State, _ step: (inout State) -> Bool, escaping: () -> (inout State) -> Bool
    ) {
        unmanaged._withUnsafeGuaranteedRef { trampoline in
            if trampoline.isActive || trampoline.consumer != nil { return trampoline.queue(state, escaping()) }
            trampoline.activate {
                var state = state
                while step(&state) {
                    if trampoline.waiting > 0, trampoline.hasToYield() {
                        trampoline.queue(state, escaping())
                        break
                    }
                }
            }
        }
    }

    @inlinable func queue<State>(_ state: State, _ step: @escaping (inout State) -> Bool) {
        let loop = YieldingLoop(state, consumer, step)
        start({ [loop] in loop.run() }, for: consumer)
    }

    /// Queues a source, and runs it if the trampoline is not active.
    @usableFromInline func start(_ job: consuming @escaping () -> Void, for gate: ProducerGate?) {
        enqueue(job, for: gate)
        if !isActive { activate {} }
    }

    @usableFromInline func enqueue(_ job: consuming @escaping () -> Void, for gate: ProducerGate?) {
        jobs.append(Job(run: job, gate: gate))
        waiting += 1
    }

    /// Runs what was enqueued while the trampoline was not active.
    func runEnqueued() {
        if !isActive, !jobs.isEmpty { activate {} }
    }

    @inlinable func leave() {
        if waiting > 0 { drain() }
        isActive = false
        if isAttaching { endQueuedAttachments() }
    }

    @usableFromInline func drain() {
        let outer = consumer
        // A job is not part of the subscription that runs it.
        consumer = nil
        endInterruption()
        while let job = jobs.takeFirst() {
            waiting -= 1
            if job.gate == nil { job.run() } else { runAtGate(job) }
            if isInterrupted { endInterruption() }
            releaseDisposed()
        }
        stepsLeft = Self.stepsPerTurn
        consumer = outer
    }

    /// Begins a turn with jobs of another thread, as if they had been queued here.
    func run(_ others: consuming JobQueue) {
        stepsLeft = Self.stepsPerTurn
        waiting += others.count
        others.move(to: &jobs)
        if !isActive { activate {} }
    }
}
