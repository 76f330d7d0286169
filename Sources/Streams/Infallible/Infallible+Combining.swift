extension InfallibleType {
    /// The operator that puts another sequence after this one; called like a method, see `InfallibleConcatOperator`.
    public var concat: InfallibleConcatOperator<Element> { InfallibleConcatOperator(source: asObservable()) }
}

/// The value of `concat` of an infallible sequence, which is called like a method.
public struct InfallibleConcatOperator<Element> {
    fileprivate let source: Observable<Element>
}

extension InfallibleConcatOperator where Element: Sendable {
    /// The source, then another sequence.
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(raw: source.concat(second))
    }
}

extension InfallibleType where Element: Sendable {
    /// Several sequences, one after another.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

    /// Several sequences, one after another.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(raw: .concat(collection.map(\.source)))
    }

    /// Several sequences, one after another, taken from a sequence as they are needed.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(raw: .concatenated(following: sequence.lazy.map(\.source)))
    }

    /// All elements of several sequences, as they come.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

    /// All elements of several sequences, as they come.
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(raw: .merge(sources.map(\.source)))
    }

    /// All elements of several sequences, as they come.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        merge(Array(sources))
    }

    /// The latest element of another sequence, for each element.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element>
    where Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().withLatestFrom(second.asObservable()))
    }

    /// Combines each element with the latest of another sequence.
    @preconcurrency public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> where Source.Element: Sendable {
        Infallible<ResultType>(
            raw: asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }
}

extension InfallibleType {
    /// The latest elements of a collection of sequences, combined whenever one of them emits.
    @preconcurrency public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(raw: .latest(of: collection.map { $0.asObservable() }, resultSelector))
    }

    /// The latest elements of a collection of sequences, as an array, whenever one of them emits.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible<[Element]>.combineLatest(collection) { $0 }
    }
}
