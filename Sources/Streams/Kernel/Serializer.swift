import Dispatch
import Synchronization

/// The one primitive that makes events serial.
///
/// The first caller enters and delivers; whoever comes meanwhile, from inside a delivery or from another thread that
/// has given it a moment in vain, leaves its job in the queue and goes on. The one inside runs the queue before it
/// leaves. So no call waits for the end of another, nothing runs under a lock, and all observers see one order.
/// Uncontended it costs two compare-exchanges.
///
/// Sendable by contract: `waiting` is touched only under its lock, jobs run one at a time, and the exchanges on `state`
/// order one delivery before the next.
@usableFromInline
struct Serializer: ~Copyable, @unchecked Sendable {
    @usableFromInline let occupancy = Occupancy()
    /// Where the stack of the one who entered last is.
    @usableFromInline let place = Atomic<UInt>(0)
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
        if tryEnter() || enterSoon() || !enqueue(job) {
            job()
            leave()
        }
    }

    /// True when the caller is inside now and must `leave()`; otherwise `job` will be run by the one who is.
    @inlinable
    borrowing func enter(orLeave job: @escaping () -> Void) -> Bool { tryEnter() || !enqueue(job) }

    @inlinable
    borrowing func tryEnter() -> Bool {
        let entered = occupancy.tryEnter()
        if entered { place.store(Serializer.stack, ordering: .relaxed) }
        return entered
    }

    /// Leaves, after running what others left meanwhile.
    @inlinable
    borrowing func leave() {
        if !occupancy.tryLeave() { drain() }
    }

    /// False when the serializer turned out to be free: the caller has entered it.
    @usableFromInline
    borrowing func enqueue(_ job: @escaping () -> Void) -> Bool {
        let job = Unchecked(job)
        return waiting.withLock { jobs in
            if occupancy.enterOrQueue() {
                place.store(Self.stack, ordering: .relaxed)
                return false
            }
            jobs.append(job)
            return true
        }
    }

    @usableFromInline
    borrowing func drain() {
        repeat {
            var jobs = waiting.withLock { jobs in
                occupancy.emptied()
                defer { jobs = Fifo() }
                return jobs
            }
            // Each is let go of before the next one runs.
            while let job = jobs.takeFirst() { job.value() }
        } while !occupancy.tryLeave()
    }
}

extension Serializer {
    /// Enters if whoever is inside leaves within a moment, which costs much less than a job left to another thread.
    ///
    /// Not when jobs are waiting, whose turn is first, and not from inside a delivery, whose end would not come.
    @usableFromInline
    borrowing func enterSoon() -> Bool {
        if isProbablyInside { return false }
        let begin = DispatchTime.now().uptimeNanoseconds
        for moment: UInt64 in [500, 1_500, 3_000] where !occupancy.isQueued {
            // Looks at the clock, and not at what the one inside writes to.
            while DispatchTime.now().uptimeNanoseconds &- begin < moment {}
            if tryEnter() { return true }
        }
        return false
    }

    /// Whether the caller seems to be called by the one inside; a wrong guess costs a moment or a job.
    private var isProbablyInside: Bool {
        let (here, there) = (Self.stack, place.load(ordering: .relaxed))
        return max(here, there) - min(here, there) < 65_536
    }

    /// Where the stack of the caller is.
    @inline(__always)
    @inlinable
    static var stack: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }
}
