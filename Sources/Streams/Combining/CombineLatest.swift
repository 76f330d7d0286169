extension ObservableType {
    /// The latest elements of two sequences, combined whenever one of them emits.
    ///
    ///     first:                  --1-----2--------|
    ///     second:                 -----a-----b--|
    ///     combineLatest { ... }:  -----1a-2a-2b----|
    ///
    /// Starts when each has emitted. Ends when all have ended; or when an element comes while another sequence, being
    /// without one, can no longer get any; or with the first failure, or the error `resultSelector` throws. Elements
    /// come on the threads of their sources, one at a time; the latest of each is kept.
    ///
    /// When one change reaches both sequences, the result passes through the state in between: derive both from one
    /// `map` to avoid that.
    ///
    ///     Observable.combineLatest(Observable.of(1, 2), Observable.of("a")) { "\($0)\($1)" }
    @inlinable @preconcurrency public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> where O1.Element: Sendable, O2.Element: Sendable {
        Observable.combineLatestOf(source1.asObservable(), source2.asObservable(), resultSelector)
    }

    /// The latest elements of a collection of sequences, combined whenever one of them emits.
    ///
    /// An empty collection gives the result for no elements, then the end. Otherwise like the form for two sequences.
    ///
    ///     Observable.combineLatest([Observable.of(1, 2), Observable.of(3)]) { $0.reduce(0, +) }
    @inlinable @preconcurrency public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType, Collection.Element.Element: Sendable {
        Observable.combineLatestOf(collection.map { $0.asObservable() }, resultSelector)
    }

    /// The latest elements of a collection of sequences, as an array, whenever one of them emits.
    ///
    ///     Observable.combineLatest([Observable.of(1, 2), Observable.of(3)])
    @inlinable
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element, Element: Sendable {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of two sequences, as a tuple, whenever one of them emits.
    ///
    ///     first:         --1-------2----------|
    ///     second:        -----a---------b--|
    ///     combineLatest: -----(1,a)-(2,a)-(2,b)--|
    ///
    /// Starts when each has emitted, and ends like the form with a `resultSelector`.
    ///
    ///     Observable.combineLatest(Observable.of(1, 2), Observable.of("a"))
    @inlinable public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> where O1.Element: Sendable, O2.Element: Sendable {
        Observable<(O1.Element, O2.Element)>
            .combineLatestOf(source1.asObservable(), source2.asObservable()) { ($0, $1) }
    }
}

extension Observable {
    @inlinable static func combineLatestOf<Value>(
        _ sources: [Observable<Value>], _ resultSelector: @escaping @Sendable ([Value]) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            if sources.isEmpty {
                do { sink.next(try resultSelector([])) } catch { return sink.stop(.failed(error)) }
                sink.finish(.completed)
                return
            }
            let inputs = sources.map { _ in LatestInput<Value>() }
            Combination.attach(sink, Swift.zip(inputs, sources).map { $0.from($1) }) { combination in
                sink.send { try resultSelector(inputs.map { $0.value(combination) }) }
            }
        }
    }
}
