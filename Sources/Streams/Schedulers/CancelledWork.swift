import Synchronization

/// The count of work that was canceled while it waited in a heap.
///
/// When it can be half of the heap, the heap is rebuilt without it, at amortized constant cost.
struct CancelledWork: ~Copyable {
    private let count = Atomic<Int>(0)
    private let limit = Atomic<Int>(64)

    /// Counts one; returns true if the heap should be rebuilt now.
    func countOne() -> Bool { count.add(1, ordering: .relaxed).newValue >= limit.load(ordering: .relaxed) }

    /// Begins anew with a heap of `waiting` entries, none of which is canceled.
    func reset(waiting: Int) {
        count.store(0, ordering: .relaxed)
        limit.store(max(64, waiting / 2), ordering: .relaxed)
    }
}
