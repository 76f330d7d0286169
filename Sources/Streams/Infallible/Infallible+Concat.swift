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
    /// The second is subscribed to when the source completes: on that thread, or on the subscribing thread if the
    /// source completes before it has been subscribed to. It must not fail. Completes with the second.
    ///
    ///     Infallible.of(1, 2).concat(Infallible.just(3))
    @_alwaysEmitIntoClient @preconcurrency
    public func callAsFunction<Source: ObservableConvertibleType>(_ second: Source)
        -> Infallible<Element>
    where Source.Element == Element {
        Infallible(raw: source.concat(second))
    }

    /// Subscribes to another sequence when the source completes.
    ///
    /// The form in which an implicit member infers the element, such as `.concat(.never())`; see `callAsFunction(_:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public func callAsFunction(_ second: Infallible<Element>) -> Infallible<Element> {
        Infallible(raw: source.concat(second.source))
    }
}
