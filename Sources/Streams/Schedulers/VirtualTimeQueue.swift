/// The work of a virtual clock.
///
/// Any thread adds work; the thread that runs work sorts it. So the converter, which is client code, compares outside the
/// lock.
///
/// Sendable by contract: `sorted` is touched only by the thread that runs work.
@usableFromInline final class VirtualTimeQueue<Converter: VirtualTimeConverterType>: @unchecked Sendable {
    @usableFromInline typealias Time = Converter.VirtualTimeUnit
    @usableFromInline typealias Entry = (time: Time, work: ScheduledWork)

    /// The work that was added since the latest access to `sorted`, in the order in which it was scheduled.
    @usableFromInline let added = Lock<(list: [Entry], fullCount: Int)>(([], 64))
    @exclusivity(unchecked) @usableFromInline final var sorted: WorkHeap<VirtualTimeOrder<Converter>>

    @inlinable init(_ converter: Converter) { sorted = WorkHeap(order: VirtualTimeOrder(converter)) }

    /// Abandons all work.
    @inlinable func abandonAll() {
        var new: [Entry] = []
        added.withLock { swap(&$0.list, &new) }
        for entry in new { entry.work.abandon() }
        for entry in sorted.entries { entry.work.abandon() }
    }

    @inlinable func add(_ work: ScheduledWork, at time: Time) {
        // Released outside the lock.
        var cancelled: [Entry] = []
        added.withLock { added in
            if added.list.count >= added.fullCount {
                swap(&added.list, &cancelled)
                added.list = cancelled.filter { !$0.work.isDisposed }
                added.fullCount = max(64, 2 * added.list.count)
            }
            added.list.append((time, work))
        }
    }

    /// Removes the first work that is not canceled, unless it is due after `limit`.
    @inlinable func next(until limit: Time?) -> Entry? {
        sort()
        return sorted.next(until: limit)
    }

    @inlinable func sort() {
        var (only, several): (Entry?, [Entry]) = (nil, [])
        added.withLock { added in
            // The storage of one entry is used again.
            if added.list.count == 1 { only = added.list.removeLast() } else { swap(&added.list, &several) }
            added.fullCount = 64
        }
        if let only { sorted.insert(only.work, at: only.time) }
        for entry in several { sorted.insert(entry.work, at: entry.time) }
    }

    /// The times of the work that is not canceled, in order.
    var times: [Time] {
        sort()
        return sorted.times
    }
}

/// The order of a virtual clock.
@usableFromInline struct VirtualTimeOrder<Converter: VirtualTimeConverterType>: TimeOrder {
    @usableFromInline let converter: Converter

    @inlinable init(_ converter: Converter) { self.converter = converter }

    @inlinable func compare(
        _ left: Converter.VirtualTimeUnit, _ right: Converter.VirtualTimeUnit
    ) -> VirtualTimeComparison { converter.compareVirtualTime(left, right) }
}
