/// What `Single`, `Maybe` and `Completable` have in common: a sequence with a fixed, small number of events.
///
/// The trait says how many; the operators keep it.
public struct PrimitiveSequence<Trait, Element> {
    @usableFromInline let source: Observable<Element>

    /// The caller vouches for the number of events of `raw`.
    @inlinable init(raw: Observable<Element>) { source = raw }
}

/// The trait of a sequence that can emit an element: `SingleTrait` or `MaybeTrait`.
public protocol ElementTrait {}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// A type that is a `Single`, `Maybe` or `Completable`.
public protocol PrimitiveSequenceType<Trait, Element> {
    /// How many events there are.
    associatedtype Trait
    /// The type of the element.
    associatedtype Element

    /// The sequence.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// The sequence itself.
    @inlinable public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// The sequence as an `Observable`: a success is an element followed by the end.
    @inlinable public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
    @inlinable var source: Observable<Element> { primitiveSequence.source }
}
