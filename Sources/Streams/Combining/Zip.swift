extension ObservableType {
    /// Combines the elements of two sequences at the same position.
    ///
    ///     first:                               --1--2--------3--|
    ///     second:                              -----a--b--|
    ///     zip(first, second) { "\($0)\($1)" }: -----1a-2b-------|
    ///
    /// Completes when both sequences have completed. Fails with the first failure, or with the error that
    /// `resultSelector` throws. Elements without a partner are buffered, without a limit; of those that arrive after
    /// the end of a sequence that has none left, one at most. A result is emitted on the thread of the element that
    /// completes it.
    ///
    ///     Observable.zip(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" }
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>,
        resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> Observable<Element> {
        .combined(.queued, source1.asObservable(), source2.asObservable(), resultSelector)
    }

    /// Combines the elements of a collection of sequences at the same position.
    ///
    ///     first:                                    --1--2--------3--|
    ///     second:                                   -----5--6--|
    ///     zip([first, second]) { $0.reduce(0, +) }: -----6--8-----|
    ///
    /// Completes when all sequences have completed, or when an element comes that can get no partners and all other
    /// sequences have completed. Fails with the first failure, or with the error that `resultSelector` throws. An empty
    /// collection completes immediately. Elements without a partner are buffered, without a limit.
    ///
    ///     Observable.zip([Observable.of(1, 2), Observable.of(3, 4)]) { $0.reduce(0, +) }
    @_alwaysEmitIntoClient @preconcurrency public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType, Collection.Element.Element: Sendable {
        .zipped(collection.map { $0.asObservable() }, resultSelector)
    }

    /// Combines the elements of a collection of sequences at the same position into arrays.
    ///
    ///     first:                --1--2-----------3--|
    ///     second:               -----5-----6--|
    ///     zip([first, second]): -----[1,5]-[2,6]-|
    ///
    /// Behaves like the form with a `resultSelector`.
    ///
    ///     Observable.zip([Observable.of(1, 2), Observable.of(3, 4)])
    @_alwaysEmitIntoClient @preconcurrency public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    )
        -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element, Element: Sendable {
        Observable<[Element]>.zip(collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// Combines the elements of two sequences at the same position into tuples.
    ///
    ///     first:              --1--2-----------3--|
    ///     second:             -----a-----b--|
    ///     zip(first, second): -----(1,a)-(2,b)----|
    ///
    /// Completes when both sequences have completed, and fails with the first failure. Elements without a partner are
    /// buffered, without a limit.
    ///
    ///     Observable.zip(Observable.of(1, 2), Observable.of("a", "b"))
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>
    ) -> Observable<(V1, V2)> {
        .combined(.queued, source1.asObservable(), source2.asObservable()) { ($0, $1) }
    }
}

extension Observable {
    /// `zip` of an array.
    @inlinable static func zipped<Value>(
        _ sources: [Observable<Value>], _ resultSelector: @escaping @Sendable ([Value]) throws -> Element
    ) -> Observable<Element> {
        sources.isEmpty ? .empty() : .combined(.queuedCompletingEarly, sources, resultSelector)
    }
}
