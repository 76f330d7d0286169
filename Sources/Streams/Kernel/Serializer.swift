import Synchronization

/// Delivers the events of concurrent producers one at a time, without holding a lock during delivery.
///
/// The first caller enters and delivers. A caller that finds the serializer busy waits for at most 3 microseconds; then,
/// or at once if it is a nested send, it enqueues its job and returns. The delivering thread runs the queue before it
/// leaves: all jobs that it enqueued itself, and up to 1,024 of other threads. The rest it hands off to a background
/// queue, in bounded batches, too. So no call waits for client code, no thread is kept by the events of others, and all
/// observers receive one order. Without contention an event costs two compare-exchanges.
///
/// It is a base class, because a hand-off has to retain the state that its jobs use; a separate object would cost each
/// subscription an allocation.
///
/// Sendable by contract: `backlog` is accessed only under its lock, jobs run one at a time, and the exchanges of
/// `drainState` order one delivery before the next.
@usableFromInline class Serializer: @unchecked Sendable {
    private struct Job: ~Copyable {
        let run: () -> Void
        /// The thread that enqueued it; 0 for a change of state, which is not a delivery.
        let sender: UInt
    }

    @usableFromInline final let drainState = DrainState()
    /// The stack address of the call that entered last.
    @usableFromInline final let entryStack = Atomic<UInt>(0)
    // Not `Lock(Queue<Job>())`, which is 8 bytes larger.
    private final let backlogLock = Lock()
    @exclusivity(unchecked) private final var backlog = Queue<Job>()

    @usableFromInline init() {}

    /// Delivers an element now, or enqueues its delivery.
    ///
    /// The receiver is the serializer itself, or retains it.
    @inline(__always) @inlinable final func send<Target: Receiver>(_ element: Target.Element, to receiver: Target) {
        guard tryEnter() else { return sendContended(element, to: receiver) }
        receiver.receive(element)
        leave()
    }

    /// Apart from `send`, so that a send without contention makes no closure and needs no retain.
    @usableFromInline @inline(never)
    final func sendContended<Target: Receiver>(_ element: Target.Element, to receiver: Target) {
        run { receiver.receive(element) }
    }

    /// Delivers `item` now, or enqueues its delivery; a closure that captures one object needs no allocation.
    @inlinable final func send<Item>(_ item: Item, _ deliver: @escaping (Item) -> Void) {
        guard tryEnter() else { return sendContended(item, deliver) }
        deliver(item)
        leave()
    }

    @usableFromInline @inline(never) final func sendContended<Item>(_ item: Item, _ deliver: @escaping (Item) -> Void) {
        run { deliver(item) }
    }

    /// Runs `job` now, or enqueues it.
    @inlinable final func run(_ job: @escaping () -> Void) {
        if tryEnter() || spinEnter() || enterOrNoteEnqueuing(job) {
            job()
            leave()
        }
    }

    /// Returns true if the caller has entered and must `leave()`; otherwise `job` is enqueued.
    ///
    /// Runs no client code, and may be called under a lock.
    @inlinable final func enter(orEnqueue job: @escaping () -> Void) -> Bool { tryEnter() || enterOrEnqueue(job) }

    @inlinable final func tryEnter() -> Bool {
        let entered = drainState.tryEnter()
        if entered { entryStack.store(Serializer.stack, ordering: .relaxed) }
        return entered
    }

    /// Leaves after running the jobs that were enqueued during the delivery.
    @inlinable final func leave() {
        if !drainState.tryLeave() { drain() }
    }

    /// As `enterOrEnqueue`; if `job` is enqueued, the inspector is told.
    @usableFromInline final func enterOrNoteEnqueuing(_ job: @escaping () -> Void) -> Bool {
        let entered = enterOrEnqueue(job)
        if !entered { noteEnqueuing() }
        return entered
    }

    /// As `enterOrAppend`; if `job` is enqueued, the task that sends on this thread waits for it.
    @usableFromInline final func enterOrEnqueue(_ job: @escaping () -> Void) -> Bool {
        guard let awaited = Trampoline.unmanaged._withUnsafeGuaranteedRef({ $0.awaited }) else {
            return enterOrAppend(job)
        }
        let entered = enterOrAppend { awaited.run(job) }
        if !entered { awaited.add(self) }
        return entered
    }

    /// Calls `action` when the events have been delivered that are queued now.
    final func whenDelivered(_ action: @escaping @Sendable () -> Void) {
        guard enterOrAppend(action) else { return }
        action()
        leave()
    }

    /// Calls `action` when the events have been delivered that other threads have queued, as a job of the trampoline of the
    /// delivering thread; at once inside a delivery of this thread.
    @usableFromInline final func whenNoneWaits(_ action: @escaping () -> Void) {
        if !isProbablyNested {
            guard enterOrAppend({ Trampoline.current.enqueue(action, for: nil) }) else { return }
            leave()
        }
        action()
    }

    /// Tells the inspector, whose log is client code, of an event that was enqueued.
    final func noteEnqueuing() { note(isProbablyNested ? .enqueuing : nil) }

    /// Returns true if the serializer was idle, and the caller has entered; otherwise `job` is appended to the backlog.
    @usableFromInline final func enterOrAppend(_ job: @escaping () -> Void) -> Bool {
        let sender = Trampoline.identity
        return backlogLock.withLock {
            if drainState.enterOrQueue() {
                entryStack.store(Self.stack, ordering: .relaxed)
                return true
            }
            backlog.append(Job(run: job, sender: sender))
            return false
        }
    }

    /// Changes state that deliveries use: at once if no event is being delivered, otherwise between two events.
    ///
    /// A sender waits at the lock for `change`, and does not enqueue its event: the thread that changes state only
    /// subscribes or disposes, and would have to deliver it.
    ///
    /// - Parameters:
    ///   - change: the change, which runs under the lock and must not call client code.
    ///   - job: the same change as a job.
    @usableFromInline final func update(_ change: () -> Void, otherwise job: @autoclosure () -> () -> Void) {
        backlogLock.withLock {
            if drainState.tryEnter() || drainState.enterOrQueue() {
                change()
                drainState.leaveEmpty()
            } else {
                backlog.append(Job(run: job(), sender: 0))
            }
        }
    }

    @usableFromInline final func drain() { drain(Queue(), on: Trampoline.identity) }

    /// - Parameters:
    ///   - jobs: the jobs to run first.
    ///   - thread: the thread whose own jobs do not count; 0 on the background queue.
    private final func drain(_ jobs: consuming Queue<Job>, on thread: UInt) {
        let limit = Interleaving.foreignEvents
        var foreign = 0
        repeat {
            if jobs.isEmpty { jobs = takeBacklog(exchangedFor: jobs) }
            while !jobs.isEmpty {
                if let sender = jobs.peek({ $0.sender }), sender != 0, sender != thread {
                    if foreign == limit {
                        let rest = QueueBox(jobs.takeAll())
                        if handOff({ [self] in continueDraining(rest.take()) }) {
                            return Trampoline.current.runEnqueued()
                        }
                        jobs = rest.take()
                        foreign = 0
                    }
                    foreign += 1
                }
                if let job = jobs.takeFirst() { job.run() }
            }
        } while !drainState.tryLeave()
        // Not inside the serializer, where the events of a synchronous source would wait for its end.
        Trampoline.current.runEnqueued()
    }

    private final func continueDraining(_ jobs: consuming Queue<Job>) {
        entryStack.store(Self.stack, ordering: .relaxed)
        drain(jobs, on: 0)
    }

    /// - Parameter empty: the queue that was drained before, whose storage the next jobs use if it is small: otherwise a
    ///   serializer would keep it for its life.
    private final func takeBacklog(exchangedFor empty: consuming Queue<Job>) -> Queue<Job> {
        var taken = empty.capacity <= 4 ? empty : Queue<Job>()
        backlogLock.withLock {
            drainState.emptied()
            swap(&taken, &backlog)
        }
        return taken
    }

    /// Continues a drain that has reached its limit on another queue; until then the serializer stays busy.
    ///
    /// - Returns: false if the current thread has to continue.
    func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool {
        Interleaving.async(on: .forHandOff, isSerial: false, drain)
        return true
    }
}

extension Serializer {
    /// Enters if the delivering thread leaves within 3 microseconds, which costs much less than a job.
    ///
    /// Not if jobs are queued, which are first, and not for a nested send, which would wait for itself.
    @usableFromInline final func spinEnter() -> Bool {
        if isProbablyNested { return false }
        let begin = Interleaving.uptimeNanoseconds
        for wait: UInt64 in [500, 1_500, 3_000] where !drainState.isQueued {
            // Reads the clock, and not the state, whose cache line the delivering thread writes.
            while Interleaving.uptimeNanoseconds &- begin < wait {}
            if tryEnter() { return true }
        }
        return false
    }

    /// Whether the call seems to be nested in a delivery; a wrong guess costs 3 microseconds or a job.
    private final var isProbablyNested: Bool {
        let (here, there) = (Self.stack, entryStack.load(ordering: .relaxed))
        return max(here, there) - min(here, there) < 65_536
    }

    /// The stack address of the caller.
    @inline(__always) @inlinable static var stack: UInt {
        var mark: UInt8 = 0
        return address(&mark)
    }

    // Not by a closure, which would cost each event a generic call in debug builds.
    @inline(__always) @inlinable static func address(_ place: UnsafeRawPointer) -> UInt { UInt(bitPattern: place) }
}
