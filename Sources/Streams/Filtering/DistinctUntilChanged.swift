extension ObservableType {
    /// Drops elements that equal the one before.
    ///
    ///     source:                  --1--1--2--2--1--|
    ///     distinctUntilChanged():  --1-----2-----1--|
    ///
    /// Ends with the source. Runs on the thread of the source; keeps the last element.
    ///
    ///     Observable.of(1, 1, 2).distinctUntilChanged()
    @inlinable @inline(never) public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
        distinct(UncheckedSendable { $0 }, UncheckedSendable { (last: Element, new: Element) in last == new })
    }

    /// Drops elements whose key equals the one of the element before.
    ///
    /// Ends with the source, or with the error `keySelector` throws. Runs on the thread of the source; keeps the last
    /// key.
    ///
    ///     Observable.of("a", "A", "b").distinctUntilChanged { $0.lowercased() }
    @inlinable @preconcurrency public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Observable<Element> {
        distinct(UncheckedSendable(keySelector), UncheckedSendable { (last: Key, new: Key) in last == new })
    }

    /// Drops elements that `comparer` finds equal to the one before.
    ///
    /// `comparer` is given the last element that passed and the new one. Ends with the source, or with the error
    /// `comparer` throws. Runs on the thread of the source; keeps the last element.
    ///
    ///     Observable.of(1.0, 1.1, 2.0).distinctUntilChanged { abs($0 - $1) < 0.5 }
    @inlinable @_disfavoredOverload @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinct(UncheckedSendable { $0 }, UncheckedSendable(comparer))
    }

    /// Drops elements whose property equals the one of the element before.
    ///
    ///     Observable.of("a", "b", "cc").distinctUntilChanged(at: \.count)
    @inlinable @_disfavoredOverload public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property> & Sendable
    ) -> Observable<Element> {
        distinct(
            UncheckedSendable { $0[keyPath: keyPath] },
            UncheckedSendable { (last: Property, new: Property) in last == new })
    }

    /// Drops elements whose key `comparer` finds equal to the one of the element before.
    ///
    ///     source:                                      --1--1--2--2--1--|
    ///     distinctUntilChanged({ $0 }, comparer: ==):  --1-----2-----1--|
    ///
    /// `comparer` is given the key of the last element that passed and the new one. Ends with the source, or with the
    /// error a closure throws. Runs on the thread of the source; keeps the last key.
    ///
    ///     Observable.of(1, -1, 2).distinctUntilChanged({ abs($0) }, comparer: { $0 == $1 })
    @inlinable @_disfavoredOverload @preconcurrency public func distinctUntilChanged<K>(
        _ keySelector: @escaping @Sendable (Element) throws -> K,
        comparer: @escaping @Sendable (K, K) throws -> Bool
    ) -> Observable<Element> {
        distinct(UncheckedSendable(keySelector), UncheckedSendable(comparer))
    }

    @inlinable func distinct<K>(
        _ keySelector: UncheckedSendable<(Element) throws -> K>, _ comparer: UncheckedSendable<(K, K) throws -> Bool>
    ) -> Observable<Element> {
        asObservable().lift { sink in
            let last = Box<K?>(nil)
            let next = sink.next
            let stop = sink.stop
            let lifetime = sink.lifetime
            return sink.link { element in
                do {
                    let key = try keySelector.value(element)
                    if let last = last.value, try comparer.value(last, key) { return }
                    last.value = key
                    next(element)
                } catch { lifetime.terminate(.failed(error), stop) }
            }
        }
    }
}
