/// An order of points in time.
@usableFromInline protocol TimeOrder {
    associatedtype Time

    func compare(_ left: Time, _ right: Time) -> VirtualTimeComparison
}

/// The order of a clock whose times are comparable.
struct NaturalOrder<Time: Comparable>: TimeOrder {
    func compare(_ left: Time, _ right: Time) -> VirtualTimeComparison {
        left < right ? .lessThan : left == right ? .equal : .greaterThan
    }
}

/// A priority queue of work, ordered by time and then by the order of scheduling: a binary heap.
///
/// Canceled work stays until it is due, or until it can be half of the heap: removing it at once would cost more. The
/// heap gives memory back that it does not use.
@usableFromInline struct WorkHeap<Order: TimeOrder> {
    @usableFromInline typealias Time = Order.Time

    @usableFromInline struct Entry {
        @usableFromInline let time: Time
        @usableFromInline let id: Int
        @usableFromInline let work: ScheduledWork

        @inlinable init(time: Time, id: Int, work: ScheduledWork) {
            self.time = time
            self.id = id
            self.work = work
        }
    }

    @usableFromInline let order: Order
    @usableFromInline var entries: ContiguousArray<Entry> = []
    @usableFromInline var nextID = 0
    /// The number of entries at which canceled work is removed.
    @usableFromInline var fullCount = 64

    @inlinable init(order: Order) { self.order = order }

    /// The times of the work that is not canceled, in order.
    var times: [Time] {
        entries.indices.filter { !entries[$0].work.isDisposed }.sorted(by: comesBefore).map { entries[$0].time }
    }

    /// The time of the first work, which can be canceled.
    var firstTime: Time? { entries.first?.time }

    @inlinable mutating func insert(_ work: ScheduledWork, at time: Time) {
        if entries.count >= fullCount { removeCancelled() }
        entries.append(Entry(time: time, id: nextID, work: work))
        nextID += 1
        var child = entries.count - 1
        while child > 0, case let parent = (child - 1) / 2, comesBefore(child, parent) {
            entries.swapAt(child, parent)
            child = parent
        }
    }

    /// Rebuilds the heap from the bottom, in linear time (Floyd, "Algorithm 245: Treesort 3", 1964).
    @inlinable @inline(never) mutating func removeCancelled() {
        entries = entries.filter { !$0.work.isDisposed }
        for parent in (0..<entries.count / 2).reversed() { moveDown(parent) }
        fullCount = max(64, 2 * entries.count)
    }

    /// Removes the first work that is not canceled, unless it is due after `limit`.
    @inlinable mutating func next(until limit: Time?) -> (time: Time, work: ScheduledWork)? {
        while let first = entries.first {
            let isDisposed = first.work.isDisposed
            if !isDisposed, let limit, order.compare(first.time, limit) == .greaterThan { return nil }
            removeFirst()
            if !isDisposed { return (first.time, first.work) }
        }
        return nil
    }

    @inlinable mutating func removeFirst() {
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        fullCount = max(64, min(fullCount, 2 * entries.count))
        moveDown(0)
        entries.giveUnusedBack()
    }

    /// Moves an entry below those that come before it.
    @inlinable mutating func moveDown(_ index: Int) {
        var parent = index
        while true {
            var least = 2 * parent + 1
            if least + 1 < entries.count, comesBefore(least + 1, least) { least += 1 }
            if least >= entries.count || !comesBefore(least, parent) { return }
            entries.swapAt(parent, least)
            parent = least
        }
    }

    /// By index: a copy of an entry would retain its work.
    @inlinable func comesBefore(_ left: Int, _ right: Int) -> Bool {
        switch order.compare(entries[left].time, entries[right].time) {
        case .lessThan: true
        case .equal: entries[left].id < entries[right].id
        case .greaterThan: false
        }
    }
}
