// The operators that singles and maybes have in common.

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Returns a sequence that emits one element immediately at subscription.
    @inlinable public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element))
    }

    /// Returns a sequence that emits one element on `scheduler`.
    @inlinable public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }

    /// Transforms the element.
    ///
    /// A thrown error becomes the failure.
    @inlinable @preconcurrency public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence<Trait, Result>(raw: source.map(transform))
    }

    /// Emits the element if it satisfies a predicate.
    ///
    /// A thrown error becomes the failure.
    @inlinable
    @preconcurrency public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: source.filter(predicate))
    }

    /// Transforms the element, and emits the result unless it is nil.
    ///
    /// A thrown error becomes the failure.
    @inlinable @preconcurrency public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result?
    ) -> Maybe<Result> {
        Maybe<Result>(raw: source.compactMap(transform))
    }

    /// Maps the element to a sequence with the same trait, and emits the event of that sequence.
    ///
    /// A thrown error becomes the failure.
    @inlinable @preconcurrency public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        flatMapTrait(selector)
    }

    /// Replaces a failure with an element.
    @inlinable public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>
    where Element: Sendable {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }

    /// Maps the element to a sequence with any trait.
    @inlinable func flatMapTrait<Next, Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Next, Result>
    ) -> PrimitiveSequence<Next, Result> {
        PrimitiveSequence<Next, Result>(raw: source.flatMapSingle { try selector($0).source })
    }
}
