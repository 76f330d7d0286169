import Synchronization

/// The one primitive that makes events serial.
///
/// The first caller enters and delivers; whoever comes meanwhile, from another thread or from inside a delivery, leaves
/// its job in the queue and goes on at once. The one inside runs the queue before it leaves. So no call waits for
/// another, nothing runs under a lock, and all observers see one order. Uncontended it costs two compare-exchanges.
///
/// Sendable by contract: `jobs` is touched only under `lock`, jobs run one at a time, and the exchanges on `state` order
/// one delivery before the next.
@usableFromInline
struct Serializer: ~Copyable, @unchecked Sendable {
    /// Nobody inside, someone inside, someone inside and jobs waiting for them.
    @usableFromInline static var idle: Int { 0 }
    @usableFromInline static var busy: Int { 1 }
    private static var queued: Int { 2 }

    @usableFromInline let state = Atomic<Int>(0)
    private let waiting = Guarded(Fifo<Unchecked<() -> Void>>())

    @usableFromInline
    init() {}

    /// Delivers `item` now, or leaves it to whoever is delivering.
    @inlinable
    borrowing func send<Item>(_ item: Item, _ deliver: @escaping (Item) -> Void) {
        guard tryEnter() else { return sendInTurn(item, deliver) }
        deliver(item)
        leave()
    }

    /// Apart from `send`, so that a send without contention makes no closure.
    @usableFromInline
    @inline(never)
    borrowing func sendInTurn<Item>(_ item: Item, _ deliver: @escaping (Item) -> Void) {
        run { deliver(item) }
    }

    /// Runs `job` now, or leaves it to whoever is delivering.
    @inlinable
    borrowing func run(_ job: @escaping () -> Void) {
        if tryEnter() || !enqueue(job) {
            job()
            leave()
        }
    }

    /// True when the caller is inside now and must `leave()`; otherwise `job` will be run by the one who is.
    @inlinable
    borrowing func enter(orLeave job: @escaping () -> Void) -> Bool { tryEnter() || !enqueue(job) }

    @inlinable
    borrowing func tryEnter() -> Bool {
        state.compareExchange(
            expected: Serializer.idle, desired: Serializer.busy, successOrdering: .acquiring,
            failureOrdering: .relaxed
        ).exchanged
    }

    /// Leaves, after running what others left meanwhile.
    @inlinable
    borrowing func leave() {
        let (left, _) = state.compareExchange(
            expected: Serializer.busy, desired: Serializer.idle, successOrdering: .releasing, failureOrdering: .relaxed)
        if !left { drain() }
    }

    /// False when the serializer turned out to be free: the caller has entered it.
    @usableFromInline
    borrowing func enqueue(_ job: @escaping () -> Void) -> Bool {
        let job = Unchecked(job)
        return waiting.withLock { jobs in
            // Under the lock only an owner can move the state, from busy to idle; so this loop ends soon.
            while true {
                if state.load(ordering: .relaxed) == Self.queued
                    || state.compareExchange(
                        expected: Self.busy, desired: Self.queued, ordering: .relaxed
                    ).exchanged
                {
                    jobs.append(job)
                    return true
                }
                if tryEnter() { return false }
            }
        }
    }

    @usableFromInline
    borrowing func drain() {
        repeat {
            var jobs = waiting.withLock { jobs in
                state.store(Self.busy, ordering: .relaxed)
                defer { jobs = Fifo() }
                return jobs
            }
            // Each is let go of before the next one runs.
            while let job = jobs.takeFirst() { job.value() }
        } while !state.compareExchange(
            expected: Self.busy, desired: Self.idle, successOrdering: .releasing, failureOrdering: .relaxed
        ).exchanged
    }
}
