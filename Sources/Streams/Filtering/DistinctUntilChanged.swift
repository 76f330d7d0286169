extension ObservableType {
    /// Drops elements that are equal to the previous element.
    ///
    ///     source:                 --1--1--2--2--1--|
    ///     distinctUntilChanged(): --1-----2-----1--|
    ///
    /// Terminates with the source. Delivers on the thread of the source; stores the latest element.
    ///
    ///     Observable.of(1, 1, 2).distinctUntilChanged()
    @_alwaysEmitIntoClient @inline(never) @preconcurrency public func distinctUntilChanged() -> Observable<Element>
    where Element: Equatable & Sendable {
        withoutRepetitions({ $0 }, ==)
    }

    /// Drops elements whose key equals the key of the previous element.
    ///
    ///     source:                          --1--3--2--4--1--|
    ///     distinctUntilChanged { $0 % 2 }: --1-----2-----1--|
    ///
    /// Terminates with the source, or with the error that `keySelector` throws. Delivers on the thread of the source;
    /// stores the latest key.
    ///
    ///     Observable.of("a", "A", "b").distinctUntilChanged { $0.lowercased() }
    @_alwaysEmitIntoClient @preconcurrency public func distinctUntilChanged<Key: Equatable & Sendable>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> {
        withoutRepetitions(keySelector, ==)
    }

    /// Drops elements that `comparer` finds equal to the previous element.
    ///
    ///     source:                                    --1--2--5--6--1--|
    ///     distinctUntilChanged { abs($0 - $1) < 2 }: --1-----5-----1--|
    ///
    /// `comparer` receives the last forwarded element and the new one. Terminates with the source, or with the error that
    /// `comparer` throws. Delivers on the thread of the source; stores the latest element.
    ///
    ///     Observable.of(1.0, 1.1, 2.0).distinctUntilChanged { abs($0 - $1) < 0.5 }
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Observable<Element> where Element: Sendable { withoutRepetitions({ $0 }, comparer) }

    /// Drops elements whose property equals that of the previous element.
    ///
    ///     source:                            --a--b--cc----d--|
    ///     distinctUntilChanged(at: \.count): --a-----cc----d--|
    ///
    /// Terminates with the source. Runs on the thread of the source; stores the latest property.
    ///
    ///     Observable.of("a", "b", "cc").distinctUntilChanged(at: \.count)
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public func distinctUntilChanged<Property: Equatable & Sendable>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> Observable<Element> {
        withoutRepetitions({ $0[keyPath: keyPath] }, ==)
    }

    /// Drops elements whose key `comparer` finds equal to the key of the previous element.
    ///
    ///     source:                                         --1--3--2--4--1--|
    ///     distinctUntilChanged({ $0 % 2 }, comparer: ==): --1-----2-----1--|
    ///
    /// `comparer` receives the key of the last forwarded element and that of the new one. Terminates with the source, or
    /// with the error that a closure throws. Delivers on the thread of the source; stores the latest key.
    ///
    ///     Observable.of(1, -1, 2).distinctUntilChanged({ abs($0) }, comparer: { $0 == $1 })
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func distinctUntilChanged<K: Sendable>(
        _ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool
    ) -> Observable<Element> { withoutRepetitions(keySelector, comparer) }

    // For functions of the main actor, where `==` belongs to it.
    @inlinable func withoutRepetitions<K: Equatable>(
        of keySelector: @escaping (Element) throws -> K
    ) -> Observable<Element> { withoutRepetitions(keySelector, ==) }

    @inlinable func withoutRepetitions<K>(
        _ keySelector: @escaping (Element) throws -> K, _ comparer: @escaping (K, K) throws -> Bool
    ) -> Observable<Element> {
        asObservable().lift { sink in
            let last = Latest<K?>()
            let next = sink.next
            return Sink(linkedTo: sink) { element in
                let key = try keySelector(element)
                if last.isKnown, try comparer(last.place().pointee, key) { return }
                last.store(key)
                try next(element)
            }
        }
    }
}
