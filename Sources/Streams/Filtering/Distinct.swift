extension ObservableType {
    /// Drops elements that are equal to an earlier one.
    ///
    ///     source:     --1--2--1--3--2--|
    ///     distinct(): --1--2-----3-----|
    ///
    ///     source:             --1--2--1--3--1--|
    ///     distinct(limit: 2): --1--2-----3--1--|
    ///
    /// Remembers the latest `limit` elements that it has emitted, and forgets the oldest for another one; a forgotten
    /// element is emitted again. Without a limit it remembers all of them. Terminates with the source. Delivers on the
    /// thread of the source. An element takes constant time. A limit below one is a programmer error.
    ///
    ///     Observable.of(1, 2, 1).distinct()
    @_alwaysEmitIntoClient @preconcurrency public func distinct(limit: Int = .max) -> Observable<Element>
    where Element: Hashable & Sendable {
        asObservable().withoutDuplicates(limit) { $0 }
    }

    /// Drops elements whose key is equal to that of an earlier one.
    ///
    ///     source:                    --1--2--11-3--12-|
    ///     distinct(by: { $0 % 10 }): --1--2-----3-----|
    ///
    /// Remembers the keys of the latest `limit` elements that it has emitted, each twice, and forgets the oldest for
    /// another one. Without a limit it remembers all of them, each once. Terminates with the source, or with the error
    /// that `keySelector` throws. Delivers on the thread of the source. An element takes constant time. A limit below one
    /// is a programmer error.
    ///
    ///     Observable.of("a", "b", "A").distinct(limit: 1_000, by: { $0.lowercased() })
    @_alwaysEmitIntoClient @preconcurrency public func distinct<Key: Hashable & Sendable>(
        limit: Int = .max, by keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> { asObservable().withoutDuplicates(limit, keySelector) }
}

extension Observable {
    @inlinable @inline(never) final func withoutDuplicates<Key: Hashable>(
        _ limit: Int, _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        require(limit > 0, "distinct(limit:) needs room for at least one element.")
        return lift { sink in
            let keys = Box<Set<Key>>([])
            // In the order of their elements; not needed if none is forgotten.
            let order = Box(Queue<Key>())
            let next = sink.next
            return Sink(linkedTo: sink) { element in
                let key = try keySelector(element)
                // Taken out while client code compares keys.
                var known = keys.value
                keys.value = []
                let isNew = known.insert(key).inserted
                if isNew, limit < .max {
                    order.value.append(key)
                    if known.count > limit, let oldest = order.value.takeFirst() { known.remove(oldest) }
                }
                keys.value = known
                if isNew { try next(element) }
            }
        }
    }
}
