/// A priority queue of work, ordered by time and then by the order of scheduling: a binary heap.
@usableFromInline struct VirtualTimeQueue<Converter: VirtualTimeConverterType> {
    @usableFromInline typealias Time = Converter.VirtualTimeUnit

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

    @usableFromInline let converter: Converter
    @usableFromInline var heap: [Entry] = []
    @usableFromInline var nextID = 0

    @inlinable init(converter: Converter) { self.converter = converter }

    /// The times of the work that is not cancelled, in order.
    var times: [Time] {
        heap.indices.filter { !heap[$0].work.isDisposed }.sorted(by: comesBefore).map { heap[$0].time }
    }

    @inlinable mutating func insert(_ work: ScheduledWork, at time: Time) {
        heap.append(Entry(time: time, id: nextID, work: work))
        nextID += 1
        var child = heap.count - 1
        while child > 0, case let parent = (child - 1) / 2, comesBefore(child, parent) {
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes the first work that is not cancelled, unless it is due after `limit`.
    ///
    /// Cancelled work stays in the heap until it is due: finding it earlier would cost more than it does.
    @inlinable mutating func next(until limit: Time?) -> (time: Time, work: ScheduledWork)? {
        while let first = heap.first {
            let isDisposed = first.work.isDisposed
            if !isDisposed, let limit, converter.compareVirtualTime(first.time, limit) == .greaterThan { return nil }
            removeFirst()
            if !isDisposed { return (first.time, first.work) }
        }
        return nil
    }

    @inlinable mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = 2 * parent + 1
            if least + 1 < heap.count, comesBefore(least + 1, least) { least += 1 }
            if least >= heap.count || !comesBefore(least, parent) { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    /// By index: a copy of an entry would retain its work.
    @inlinable func comesBefore(_ left: Int, _ right: Int) -> Bool {
        switch converter.compareVirtualTime(heap[left].time, heap[right].time) {
        case .lessThan: true
        case .equal: heap[left].id < heap[right].id
        case .greaterThan: false
        }
    }
}
