// The operators without closures, and `scan`. Those with closures are generated, for each isolation of the closures.

extension SharedSequenceConvertibleType {
    /// Drops the first `count` elements.
    @inlinable public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.skip(count))
    }

    /// Drops elements that equal the previous one.
    @inlinable public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> where Element: Equatable {
        SharedSequence(raw: upstream.distinctUntilChanged())
    }

    /// Emits the latest element of another sequence for each element.
    @inlinable public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> {
        SharedSequence<SharingStrategy, SecondO.Element>(
            raw: upstream.sampling(second.upstream(deliveredLike: SharingStrategy.self)) { $1 })
    }

    /// Pairs each element with an object that is not retained; completes when the object is released.
    public func withUnretained<Object: AnyObject & Sendable>(
        _ obj: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        SharedSequence<SharingStrategy, (Object, Element)>(raw: upstream.withUnretained(obj))
    }

    /// Prints the subscription, the events and the disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits an element before those of the upstream.
    @inlinable public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.preceded(by: [element]))
    }

    /// Delays the elements and completion by `dueTime`.
    @inlinable public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.delay(dueTime, scheduler: SharingStrategy.delivery))
    }

    /// Emits an element if no newer one comes within `dueTime`.
    @inlinable public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.debounce(dueTime, scheduler: SharingStrategy.delivery))
    }

    /// Emits at most one element per `dueTime`.
    public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.throttle(dueTime, latest: latest, scheduler: SharingStrategy.delivery))
    }

    /// Accumulates the elements and emits each intermediate result, without the seed.
    @_disfavoredOverload @preconcurrency public func scan<A: Sendable>(
        _ seed: A, accumulator: @escaping @Sendable (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(raw: upstream.scanned(seed, accumulator))
    }
}

extension SharedSequence where SharingStrategy: MainQueueSharingStrategy {
    // Not a member of the protocol, where it would have the symbol of the less specialized form for other seeds.
    /// Accumulates the elements and emits each intermediate result, without the seed.
    @inlinable @preconcurrency public func scan<A: Sendable>(
        _ seed: A, accumulator: @escaping @MainActor (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(raw: upstream.scanned(seed, MainQueue.assumeIsolated(accumulator)))
    }
}
