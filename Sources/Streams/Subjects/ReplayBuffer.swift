/// The latest elements of a sequence, at most `limit`.
@usableFromInline struct ReplayBuffer<Element>: ~Copyable {
    @usableFromInline let limit: Int
    @usableFromInline var latest: Element?
    /// The number of elements so far, by which a change of the latest element is noticed.
    @usableFromInline var version: UInt = 0
    /// Whether the buffer is replayed after termination, too.
    @usableFromInline let replaysAfterStop: Bool
    /// Those before the latest; most buffers have one element and need no queue.
    @usableFromInline var older = Queue<Element>()

    @inlinable init(limit: Int, latest: Element?, replaysAfterStop: Bool) {
        self.limit = limit
        self.latest = latest
        self.replaysAfterStop = replaysAfterStop
    }

    /// Returns the discarded element, for the caller to release outside the lock.
    @inlinable mutating func append(_ element: Element) -> Element? {
        guard limit > 0 else { return nil }
        let previous = latest
        latest = element
        version &+= 1
        guard limit > 1, let previous else { return previous }
        older.append(previous)
        return older.count == limit ? older.takeFirst() : nil
    }

    @inlinable var count: Int { older.count + (latest == nil ? 0 : 1) }

    /// Returns the oldest element, for the caller to release outside the lock.
    @inlinable mutating func takeOldest() -> Element? {
        if !older.isEmpty { return older.takeFirst() }
        var oldest: Element?
        swap(&latest, &oldest)
        return oldest
    }
}
