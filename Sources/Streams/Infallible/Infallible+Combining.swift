extension InfallibleType {
    /// The operator that subscribes to another sequence after this one; called like a method, see
    /// `InfallibleConcatOperator`.
    public var concat: InfallibleConcatOperator<Element> { InfallibleConcatOperator(source: asObservable()) }
}

/// The value of `concat` of an infallible sequence, which is called like a method.
public struct InfallibleConcatOperator<Element> {
    fileprivate let source: Observable<Element>
}

extension InfallibleConcatOperator where Element: Sendable {
    /// Subscribes to another sequence when the source completes.
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(raw: source.concat(second))
    }
}

extension InfallibleType where Element: Sendable {
    /// Subscribes to several sequences one after another.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

    /// Subscribes to several sequences one after another.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: .concat(collection.map(\.source)))
    }

    /// Subscribes to several sequences one after another, and takes each when the previous one completes.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(raw: .concatenated(following: sequence.lazy.map(\.source)))
    }

    /// Emits the elements of several sequences.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

    /// Emits the elements of several sequences.
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(raw: .merge(sources.map(\.source)))
    }

    /// Emits the elements of several sequences.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        merge(Array(sources))
    }

    /// Emits the latest element of another sequence for each element.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element>
    where Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().withLatestFrom(second.asObservable()))
    }

    /// Combines each element with the latest element of another sequence.
    @preconcurrency public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> where Source.Element: Sendable {
        Infallible<ResultType>(
            raw: asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }
}

extension InfallibleType {
    /// Combines the latest elements of a collection of sequences whenever one of them emits.
    @preconcurrency public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(raw: .latest(of: collection.map { $0.asObservable() }, resultSelector))
    }

    /// Combines the latest elements of a collection of sequences into arrays whenever one of them emits.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible<[Element]>.combineLatest(collection) { $0 }
    }
}
