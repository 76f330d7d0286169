extension ObservableType where Element: Sendable {
    /// Collects elements in arrays of `count` elements, each beginning `skip` elements after the one before.
    ///
    ///     source:           --1-----2-----3-----|
    ///     buffer(count: 2): --------[1,2]-------([3]|)
    ///
    ///     source:                    --1-----2-----3-----|
    ///     buffer(count: 2, skip: 1): --------[1,2]-[2,3]-([3]|)
    ///
    ///     source:                    --1--2--3--4--|
    ///     buffer(count: 1, skip: 2): --[1]---[3]---|
    ///
    /// By default, each array begins with the element that follows the one before. With a smaller `skip` the arrays
    /// overlap, with a larger one the elements between them are dropped. Completion emits the arrays that are not full, in
    /// the order of their beginnings; an error discards them. Terminates with the source. Runs on the thread of the
    /// source. Buffers up to `count` elements, and copies those that two arrays share. A count or a `skip` below one is a
    /// programmer error.
    ///
    ///     Observable.of(1, 2, 3, 4).buffer(count: 2)
    @_alwaysEmitIntoClient @inline(never) @preconcurrency
    public func buffer(count: Int, skip: Int? = nil) -> Observable<[Element]> {
        require(count > 0, "buffer(count:skip:) needs room for at least one element.")
        let skip = skip ?? count
        require(skip > 0, "buffer(count:skip:) needs a skip of at least one element.")
        return asObservable().lift { sink in
            let chunks = Box(CountedChunks<Element>(count: count, skip: skip))
            return Sink(
                next: { element in
                    if let full = chunks.value.append(element) { sink.emit(full) }
                },
                stop: { stop in
                    guard case .completed = stop else { return sink.stop(stop) }
                    while let partial = chunks.value.end() {
                        if sink.lifetime.isStopped { return }
                        sink.emit(partial)
                    }
                    sink.forward(.completed)
                },
                lifetime: sink.lifetime)
        }
    }
}

/// The elements of the arrays that have begun, all of which the oldest one has.
@usableFromInline struct CountedChunks<Element> {
    @usableFromInline let count: Int
    @usableFromInline let skip: Int
    @usableFromInline var oldest: [Element] = []
    /// The number of elements to drop before the next array begins.
    @usableFromInline var gap = 0

    @inlinable init(count: Int, skip: Int) {
        self.count = count
        self.skip = skip
    }

    /// Adds an element; returns the oldest array if it is full.
    @inlinable mutating func append(_ element: Element) -> [Element]? {
        if gap > 0 {
            gap -= 1
            return nil
        }
        if oldest.capacity == 0 { oldest.reserveCapacity(min(count, 16)) }
        oldest.append(element)
        return oldest.count == count ? end() : nil
    }

    /// Takes the oldest array, and leaves the elements that it shares with later ones; nil if no array has begun.
    @inlinable mutating func end() -> [Element]? {
        if oldest.isEmpty { return nil }
        let ended = oldest
        oldest = []
        gap = max(skip - ended.count, 0)
        if skip < ended.count {
            oldest.reserveCapacity(ended.count)
            oldest += ended[skip...]
        }
        return ended
    }
}
