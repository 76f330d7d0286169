import Synchronization

/// Whether somebody is delivering, and whether something waits for them: what a queue needs beside its lock so that
/// whoever finds nobody inside does not have to take the lock.
@usableFromInline struct DrainState: ~Copyable, Sendable {
    @usableFromInline static var idle: Int { 0 }
    @usableFromInline static var busy: Int { 1 }
    /// Someone is inside, and something waits.
    private static var queued: Int { 2 }

    @usableFromInline let state = Atomic<Int>(0)

    @inlinable init() {}

    @inline(__always) @inlinable borrowing func tryEnter() -> Bool {
        state.compareExchange(
            expected: DrainState.idle, desired: DrainState.busy, successOrdering: .acquiring, failureOrdering: .relaxed
        ).exchanged
    }

    /// False when something waits, which is to be taken first.
    @inline(__always) @inlinable borrowing func tryLeave() -> Bool {
        state.compareExchange(
            expected: DrainState.busy, desired: DrainState.idle, successOrdering: .releasing, failureOrdering: .relaxed
        ).exchanged
    }

    var isQueued: Bool { state.load(ordering: .relaxed) == Self.queued }

    /// Under the lock of the queue: true when nobody was inside and the caller has entered; otherwise what the caller
    /// adds to the queue will be taken.
    @usableFromInline borrowing func enterOrQueue() -> Bool {
        // Goes round again only where somebody has left, or entered, between the two.
        while true {
            if isQueued
                || state.compareExchange(expected: Self.busy, desired: Self.queued, ordering: .relaxed).exchanged
            {
                return false
            }
            if tryEnter() { return true }
        }
    }

    /// Under the lock of the queue, by the one inside: nothing waits any more.
    @usableFromInline borrowing func emptied() { state.store(Self.busy, ordering: .relaxed) }

    /// Under the lock of the queue, by the one inside, where the queue is empty.
    @usableFromInline borrowing func leaveEmpty() { state.store(Self.idle, ordering: .releasing) }
}
