extension InfallibleType {
    /// The operator that subscribes to another sequence after this one; called like a method, see
    /// `InfallibleConcatOperator`.
    @inlinable public var concat: InfallibleConcatOperator<Element> { InfallibleConcatOperator(source: asObservable()) }
}

/// The value of `concat` of an infallible sequence, which is called like a method.
public struct InfallibleConcatOperator<Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable init(source: Observable<Element>) { self.source = source }
}

extension InfallibleConcatOperator where Element: Sendable {
    /// Subscribes to another sequence when the source completes.
    ///
    ///     source:         --1--2--|
    ///     second:                 --3--|
    ///     concat(second): --1--2----3--|
    ///
    /// The second is subscribed to when the source completes, on that thread; it must not fail. Completes with the
    /// second.
    ///
    ///     Infallible.of(1, 2).concat(Infallible.just(3))
    @inlinable @preconcurrency public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source)
        -> Infallible<Element>
    where Source.Element == Element {
        Infallible(raw: source.concat(second))
    }
}

extension InfallibleType where Element: Sendable {
    /// Subscribes to several sequences one after another.
    ///
    ///     first:                 --1--|
    ///     second:                     --2--|
    ///     concat(first, second): --1----2--|
    ///
    /// Each is subscribed to when the one before completes. Completes with the last.
    ///
    ///     Infallible.concat(Infallible.of(1, 2), Infallible.just(3))
    @inlinable @preconcurrency public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        concat(sources)
    }

    /// Subscribes to several sequences one after another.
    ///
    ///     first:                   --1--|
    ///     second:                       --2--|
    ///     concat([first, second]): --1----2--|
    ///
    /// Each is subscribed to when the one before completes. Completes with the last.
    ///
    ///     Infallible.concat([Infallible.of(1, 2), Infallible.just(3)])
    @inlinable @preconcurrency public static func concat<Collection: Swift.Collection>(_ collection: Collection)
        -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: .concat(collection.map { $0.source }))
    }

    /// Subscribes to several sequences one after another, and takes each when the previous one completes.
    ///
    ///     first:                                  --1--|
    ///     second:                                      --2--|
    ///     concat([first, second].makeIterator()): --1----2--|
    ///
    /// Completes with the last.
    ///
    ///     Infallible.concat(sequence(first: Infallible.just(1), next: { $0 })).take(3)
    @_disfavoredOverload @inlinable @preconcurrency public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(raw: .concatenated(following: sequence.lazy.map { $0.source }))
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                --1-----3--|
    ///     second:               -----2--------4--|
    ///     merge(first, second): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Elements are delivered one at a time, on the threads of their sources.
    ///
    ///     Infallible.merge(Infallible.of(1, 3), Infallible.of(2, 4))
    @inlinable @preconcurrency public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        merge(sources)
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                  --1-----3--|
    ///     second:                 -----2--------4--|
    ///     merge([first, second]): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Elements are delivered one at a time, on the threads of their sources.
    ///
    ///     Infallible.merge([Infallible.of(1, 3), Infallible.of(2, 4)])
    @inlinable @preconcurrency public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(raw: .merge(sources.map { $0.source }))
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                                 --1-----3--|
    ///     second:                                -----2--------4--|
    ///     merge(AnyCollection([first, second])): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Elements are delivered one at a time, on the threads of their sources.
    ///
    ///     Infallible.merge([1: Infallible.of(1), 2: Infallible.of(2)].values)
    @inlinable @preconcurrency public static func merge<Collection: Swift.Collection>(_ sources: Collection)
        -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        merge(Array(sources))
    }

    /// Emits the latest element of another sequence for each element.
    ///
    ///     source:                 --1-----2--3----|
    ///     second:                 -----a-------b--|
    ///     withLatestFrom(second): --------a--a----|
    ///
    /// Subscribes to the second sequence first, and drops elements until it has emitted. Its completion is ignored.
    /// Completes with the source; stores the latest element of the second sequence.
    ///
    ///     Infallible.of(1, 2).withLatestFrom(Infallible.just("a"))
    @inlinable @preconcurrency public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<
        Source.Element
    >
    where Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().withLatestFrom(second.asObservable()))
    }

    /// Combines each element with the latest element of another sequence.
    ///
    ///     source:                                  --1-----2--3----|
    ///     second:                                  -----a-------b--|
    ///     withLatestFrom(second) { "\($0)\($1)" }: --------2a-3a---|
    ///
    /// Subscribes to the second sequence first, and drops elements until it has emitted. Its completion is ignored.
    /// Completes with the source; stores the latest element of the second sequence.
    ///
    ///     Infallible.of(1, 2).withLatestFrom(Infallible.just("a")) { "\($0)\($1)" }
    @inlinable @preconcurrency public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> where Source.Element: Sendable {
        Infallible<ResultType>(
            raw: asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }
}

extension InfallibleType {
    /// Combines the latest elements of a collection of sequences whenever one of them emits.
    ///
    ///     first:                                              --1-----2--------|
    ///     second:                                             -----3-----4--|
    ///     combineLatest([first, second]) { $0.reduce(0, +) }: -----4--5--6-----|
    ///
    /// Begins when each sequence has emitted. Stores the latest element of each sequence. Completes when all have
    /// completed.
    ///
    ///     Infallible.combineLatest([Infallible.just(1), Infallible.just(2)]) { $0.reduce(0, +) }
    @inlinable @preconcurrency public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(raw: .latest(of: collection.map { $0.asObservable() }, resultSelector))
    }

    /// Combines the latest elements of a collection of sequences into arrays whenever one of them emits.
    ///
    ///     first:                          --1--------2-----------|
    ///     second:                         -----3-----------4------|
    ///     combineLatest([first, second]): -----[1,3]-[2,3]-[2,4]--|
    ///
    /// Begins when each sequence has emitted. Stores the latest element of each sequence. Completes when all have
    /// completed.
    ///
    ///     Infallible.combineLatest([Infallible.just(1), Infallible.just(2)])
    @inlinable @preconcurrency public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection)
        -> Infallible<
            [Element]
        >
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible<[Element]>.combineLatest(collection) { $0 }
    }
}
