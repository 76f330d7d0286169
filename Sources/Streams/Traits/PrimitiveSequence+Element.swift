// The operators that singles and maybes have in common.

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Returns a sequence that emits one element immediately at subscription.
    ///
    ///     just(1): (1|)
    ///
    /// Runs on the current thread; buffers nothing.
    ///
    ///     Single.just(1)
    @inlinable public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element))
    }

    /// Returns a sequence that emits one element on `scheduler`.
    ///
    ///     just(1, scheduler: scheduler): (1|)
    ///
    /// Each event is a job on `scheduler`.
    ///
    ///     Single.just(1, scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler).inOneStep)
    }

    /// Transforms the element.
    ///
    ///     source:          --(1|)
    ///     map { $0 * 10 }: --(10|)
    ///
    /// A thrown error becomes the failure. Runs on the thread of the source.
    ///
    ///     Single.just(1).map { $0 * 10 }
    @inlinable @preconcurrency public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> where Element: Sendable {
        PrimitiveSequence<Trait, Result>(raw: source.map(transform))
    }

    /// Emits the element if it satisfies a predicate.
    ///
    ///     source:            --(1|)
    ///     filter { $0 > 1 }: --|
    ///
    /// A thrown error becomes the failure. Runs on the thread of the source.
    ///
    ///     Single.just(1).filter { $0 > 1 }
    @inlinable
    @preconcurrency public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: source.filter(predicate))
    }

    /// Transforms the element, and emits the result unless it is nil.
    ///
    ///     source:                 --(x|)
    ///     compactMap { Int($0) }: --|
    ///
    /// A thrown error becomes the failure. Runs on the thread of the source.
    ///
    ///     Single.just("x").compactMap { Int($0) }
    @inlinable @preconcurrency public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result?
    ) -> Maybe<Result> where Element: Sendable {
        Maybe<Result>(raw: source.compactMap(transform))
    }

    /// Maps the element to a sequence with the same trait, and emits the event of that sequence.
    ///
    ///     source:                 --(1|)
    ///     other:                    --(5|)
    ///     flatMap { _ in other }: ----(5|)
    ///
    /// A thrown error becomes the failure. Emits on the thread of that sequence. Disposing disposes the one that runs.
    ///
    ///     Single.just(1).flatMap { Single.just($0 * 10) }
    @inlinable @preconcurrency public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> where Element: Sendable {
        flatMapTrait(selector)
    }

    /// Replaces a failure with an element.
    ///
    ///     source:            --#
    ///     catchAndReturn(0): --(0|)
    ///
    /// Runs on the thread of the source.
    ///
    ///     Single<Int>.error(RxError.timeout).catchAndReturn(0)
    @inlinable @preconcurrency public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>
    where Element: Sendable {
        PrimitiveSequence(raw: source.caught(returning: element))
    }

    /// Maps the element to a sequence with any trait.
    @inlinable func flatMapTrait<Next, Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Next, Result>
    ) -> PrimitiveSequence<Next, Result> {
        PrimitiveSequence<Next, Result>(raw: source.flatMapSingle { try selector($0).source })
    }
}
