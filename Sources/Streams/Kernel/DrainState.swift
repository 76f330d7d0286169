import Synchronization

/// Whether a thread is delivering, and whether jobs are queued for it.
///
/// With it, a thread that finds a serializer idle needs no lock.
@usableFromInline struct DrainState: ~Copyable, Sendable {
    @usableFromInline static var idle: Int { 0 }
    @usableFromInline static var busy: Int { 1 }
    /// Busy, and jobs are queued.
    private static var queued: Int { 2 }

    @usableFromInline let state = Atomic<Int>(0)

    @inlinable init() {}

    @inline(__always)
    @inlinable borrowing func tryEnter() -> Bool {
        state.compareExchange(
            expected: DrainState.idle, desired: DrainState.busy, successOrdering: .acquiring, failureOrdering: .relaxed
        ).exchanged
    }

    /// Returns false if jobs are queued, which the caller has to run first.
    @inline(__always)
    @inlinable borrowing func tryLeave() -> Bool {
        state.compareExchange(
            expected: DrainState.busy, desired: DrainState.idle, successOrdering: .releasing, failureOrdering: .relaxed
        ).exchanged
    }

    var isQueued: Bool { state.load(ordering: .relaxed) == Self.queued }

    // MARK: Under the lock of the queue

    /// Returns true if the caller has entered; otherwise the delivering thread runs the job that the caller enqueues.
    @usableFromInline borrowing func enterOrQueue() -> Bool {
        // Repeats only if another thread has entered or left between the two exchanges.
        while true {
            if isQueued
                || state.compareExchange(expected: Self.busy, desired: Self.queued, ordering: .relaxed).exchanged
            {
                return false
            }
            if tryEnter() { return true }
        }
    }

    /// Called by the delivering thread, which has taken all jobs.
    @usableFromInline borrowing func emptied() { state.store(Self.busy, ordering: .relaxed) }

    /// Called by the delivering thread, if no jobs are queued.
    @usableFromInline borrowing func leaveEmpty() { state.store(Self.idle, ordering: .releasing) }
}
