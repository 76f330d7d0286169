extension PrimitiveSequence {
    /// Resubscribes after a failure, with at most `maxAttemptCount` subscriptions in all.
    ///
    ///     source:   --#
    ///     retry(3): ------#
    ///
    /// Resubscribes on the thread of the failure, or on the subscribing thread if the source fails before it has been
    /// subscribed to; fails with the last failure. A count below one is a programmer error: without an attempt there is
    /// no event.
    ///
    ///     Single<Int>.error(RxError.timeout).retry(3)
    @_alwaysEmitIntoClient @preconcurrency public func retry(_ maxAttemptCount: Int) -> Self where Element: Sendable {
        require(maxAttemptCount > 0, "retry(_:) of a single, maybe or completable needs at least one attempt.")
        return Self(raw: source.retry(maxAttemptCount))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Replaces a failure with an element.
    ///
    ///     source:            --#
    ///     catchAndReturn(0): --(0|)
    ///
    /// Runs on the thread of the source.
    ///
    ///     Single<Int>.error(RxError.timeout).catchAndReturn(0)
    @_alwaysEmitIntoClient @preconcurrency
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>
    where Element: Sendable {
        PrimitiveSequence(raw: source.caught(returning: element))
    }
}

extension PrimitiveSequence {
    /// - Parameter raw: may complete without an element, which fails a single.
    @usableFromInline init(retrying raw: Observable<Element>) {
        let isSingle = Trait.self == SingleTrait.self
        self.init(raw: isSingle ? raw.failing(ifEmpty: RxError.noElements) : raw)
    }
}
