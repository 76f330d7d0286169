/// A sequence with a fixed, small number of events: a `Single`, `Maybe` or `Completable`.
///
/// The trait determines the number, and the operators preserve it.
public struct PrimitiveSequence<Trait, Element> {
    @usableFromInline let source: Observable<Element>

    /// - Parameter raw: emits the number of events that the trait determines.
    @inlinable init(raw: Observable<Element>) { source = raw }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// The trait of a sequence that can emit an element: `SingleTrait` or `MaybeTrait`.
public protocol ElementTrait {}

/// A type that is a `Single`, `Maybe` or `Completable`.
public protocol PrimitiveSequenceType<Trait, Element> {
    /// The trait, which determines the number of events.
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
    /// The sequence as an `Observable`; a success is an element followed by completion.
    @_alwaysEmitIntoClient public func asObservable() -> Observable<Element> { source }
}

extension Observable {
    /// The events of a trait, whose element and completion a scheduler delivers in two jobs, in one.
    @inlinable final var inOneStep: Observable<Element> { take(1) }
}

extension PrimitiveSequenceType {
    @inlinable var source: Observable<Element> { primitiveSequence.source }
}
