extension ObservableType {
    /// The first elements of a collection of sequences combined, then the second ones, and so on.
    ///
    /// Ends when all have ended, or when an element comes that can get no partners any more, or with the first failure.
    /// No sequence at all ends at once.
    ///
    ///     Observable.zip([Observable.of(1, 2), Observable.of(3, 4)]) { $0.reduce(0, +) }
    @inlinable @preconcurrency public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType, Collection.Element.Element: Sendable {
        Observable.zipOf(collection.map { $0.asObservable() }, resultSelector)
    }

    /// The first elements of a collection of sequences in an array, then the second ones, and so on.
    ///
    ///     Observable.zip([Observable.of(1, 2), Observable.of(3, 4)])
    @inlinable public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element, Element: Sendable {
        Observable<[Element]>.zip(collection) { $0 }
    }
}

extension Observable {
    @inlinable static func zipOf<Value>(
        _ sources: [Observable<Value>], _ resultSelector: @escaping @Sendable ([Value]) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            if sources.isEmpty { return sink.stop(.completed) }
            let inputs = sources.map { _ in QueueInput<Value>(endsWhenOthersAreDone: true) }
            Combination.attach(sink, Swift.zip(inputs, sources).map { $0.from($1) }) { combination in
                sink.send { try resultSelector(inputs.map { $0.value(combination) }) }
            }
        }
    }
}
