extension ObservableType {
    /// Combines the latest elements of two sequences whenever one of them emits.
    ///
    ///     first:                                         --1-----2--------|
    ///     second:                                        -----a-----b--|
    ///     combineLatest(first, second) { "\($0)\($1)" }: -----1a-2a-2b----|
    ///
    /// The first result needs an element of each sequence. The result completes when all sequences have completed, or
    /// when an element comes while each of the others has completed, one of them without an element. It fails with the
    /// first failure, or with the error that `resultSelector` throws. Results are emitted on the threads of the sources,
    /// one at a time; the latest element of each source is buffered.
    ///
    /// If one change reaches both sequences, a result with the old element of one of them is emitted in between. Derive
    /// both from one `map` to avoid that.
    ///
    ///     Observable.combineLatest(Observable.of(1, 2), Observable.of("a")) { "\($0)\($1)" }
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>,
        resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> Observable<Element> {
        .combined(.latest, source1.asObservable(), source2.asObservable(), resultSelector)
    }

    /// Combines the latest elements of a collection of sequences whenever one of them emits.
    ///
    ///     first:                                              --1-----2--------|
    ///     second:                                             -----3-----4--|
    ///     combineLatest([first, second]) { $0.reduce(0, +) }: -----4--5--6-----|
    ///
    /// If the collection is empty, the result emits what `resultSelector` returns for no elements, and completes.
    /// Otherwise it behaves like the form for two sequences.
    ///
    ///     Observable.combineLatest([Observable.of(1, 2), Observable.of(3)]) { $0.reduce(0, +) }
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType, Collection.Element.Element: Sendable {
        .latest(of: collection.map { $0.asObservable() }, resultSelector)
    }

    /// Combines the latest elements of a collection of sequences into arrays whenever one of them emits.
    ///
    ///     first:                          --1--------2-----------|
    ///     second:                         -----3-----------4------|
    ///     combineLatest([first, second]): -----[1,3]-[2,3]-[2,4]--|
    ///
    /// Behaves like the form with a `resultSelector`.
    ///
    ///     Observable.combineLatest([Observable.of(1, 2), Observable.of(3)])
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element, Element: Sendable {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// Combines the latest elements of two sequences into tuples whenever one of them emits.
    ///
    ///     first:                        --1--------2-----------|
    ///     second:                       -----a-----------b------|
    ///     combineLatest(first, second): -----(1,a)-(2,a)-(2,b)--|
    ///
    /// Terminates like the form with a `resultSelector`.
    ///
    ///     Observable.combineLatest(Observable.of(1, 2), Observable.of("a"))
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>
    ) -> Observable<(V1, V2)> {
        .combined(.latest, source1.asObservable(), source2.asObservable()) { ($0, $1) }
    }
}

extension Observable {
    /// `combineLatest` of an array, which emits one result if there are no sources.
    @inlinable static func latest<Value>(
        of sources: [Observable<Value>], _ resultSelector: @escaping @Sendable ([Value]) throws -> Element
    ) -> Observable<Element> {
        sources.isEmpty
            ? .deferred { .just(try resultSelector([])) } : .combined(.latest, sources, resultSelector)
    }
}
