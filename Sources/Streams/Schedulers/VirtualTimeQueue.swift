/// A priority queue of work, ordered by time and then by the order of scheduling: a binary heap.
struct VirtualTimeQueue<Converter: VirtualTimeConverterType> {
    typealias Time = Converter.VirtualTimeUnit

    private struct Entry {
        let time: Time
        let id: Int
        let job: ScheduledWork
    }

    private let converter: Converter
    private var heap: [Entry] = []
    private var nextID = 0

    init(converter: Converter) { self.converter = converter }

    /// The times of the work that is not cancelled, in order.
    var times: [Time] {
        heap.filter { !$0.job.isDisposed }.sorted(by: comesBefore).map(\.time)
    }

    mutating func insert(_ job: ScheduledWork, at time: Time) {
        heap.append(Entry(time: time, id: nextID, job: job))
        nextID += 1
        var child = heap.count - 1
        while child > 0, case let parent = (child - 1) / 2, comesBefore(heap[child], heap[parent]) {
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes the first job that is not cancelled, unless it is due after `limit`.
    ///
    /// A cancelled job stays in the heap until it is due: finding it earlier would cost more than it does.
    mutating func next(until limit: Time?) -> (time: Time, job: ScheduledWork)? {
        while let first = heap.first {
            if !first.job.isDisposed, let limit, converter.compareVirtualTime(first.time, limit) == .greaterThan {
                return nil
            }
            removeFirst()
            if !first.job.isDisposed { return (first.time, first.job) }
        }
        return nil
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && comesBefore(heap[child], heap[least]) {
                least = child
            }
            if least == parent { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    private func comesBefore(_ lhs: Entry, _ rhs: Entry) -> Bool {
        switch converter.compareVirtualTime(lhs.time, rhs.time) {
        case .lessThan: true
        case .equal: lhs.id < rhs.id
        case .greaterThan: false
        }
    }
}
