// Elements that are not `Sendable` enter a driver or signal on the main actor, and stay there. Overload resolution takes
// these forms for such elements only: for others they are the less specialized ones.

extension SharedSequence {
    /// Emits one element, then completes.
    ///
    /// The form for elements that are not `Sendable`; see `just(_:)` for those that are.
    @inlinable @preconcurrency @MainActor public static func just(_ element: Element) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(unshared: owned(.sending(element, on: SharingStrategy.target)))
    }

    /// Emits the given elements, then completes, with one job of the scheduler per event.
    ///
    /// The form for elements that are not `Sendable`; see `of(_:)` for those that are.
    @preconcurrency @MainActor
    @inlinable public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        from(elements)
    }

    /// Emits the elements of an array, then completes, with one job of the scheduler per event.
    ///
    /// The form for elements that are not `Sendable`; see `from(_:)` for those that are.
    @inlinable @preconcurrency @MainActor public static func from(_ array: [Element]) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(unshared: owned(.elements(of: array, on: SharingStrategy.delivery)))
    }

    /// Emits the elements of a sequence, then completes, with one job of the scheduler per event.
    ///
    /// The form for elements that are not `Sendable`; see `from(_:)` for those that are.
    @inlinable @preconcurrency @MainActor public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(unshared: owned(.elements(of: sequence, on: SharingStrategy.delivery)))
    }

    /// Emits the value of an optional, if there is one, then completes.
    ///
    /// The form for elements that are not `Sendable`; see `from(optional:)` for those that are.
    @inlinable @preconcurrency @MainActor public static func from(optional: Element?) -> SharedSequence<
        SharingStrategy, Element
    > {
        from(optional.map { [$0] } ?? [])
    }

    /// Shares `raw`, and traps if its elements would leave the main actor.
    @inlinable init(nonSendable raw: Observable<Element>) { self.init(raw: Self.owned(raw)) }

    /// The sequence, owned by the main queue; traps if its elements would leave the main actor.
    @inlinable static func owned(_ raw: Observable<Element>) -> Observable<Element> {
        require(
            SharingStrategy.isOnMainQueue,
            "A shared sequence of another strategy than that of Driver or Signal needs elements that are Sendable.")
        let owned = MainQueueOwned(raw)
        return Observable { owned.value.attach($0) }
    }
}

extension SharedSequenceConvertibleType {
    /// Emits an element before those of the upstream.
    ///
    /// The form for elements that are not `Sendable`; see `startWith(_:)` for those that are.
    @inlinable @preconcurrency @MainActor public func startWith(_ element: Element) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(nonSendable: upstream.preceded(by: [element]))
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// Accumulates the elements and emits each intermediate result, without the seed.
    ///
    /// The form for results that are not `Sendable`; see `SharedSequence/scan(_:accumulator:)` for those that are.
    @inlinable @preconcurrency @MainActor public func scan<A>(
        _ seed: A, accumulator: @escaping @MainActor (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(nonSendable: upstream.scanned(seed, MainQueue.assumeIsolated(accumulator)))
    }
}

extension BehaviorRelay {
    /// The relay as a driver of elements that stay on the main actor.
    ///
    /// See `asDriver()` for elements that are `Sendable`.
    @preconcurrency @MainActor
    @inlinable public func asDriver() -> Driver<Element> {
        Driver(nonSendable: asObservable().moved(to: DriverSharingStrategy.target))
    }
}

extension PublishRelay {
    /// The relay as a signal of elements that stay on the main actor.
    ///
    /// See `asSignal()` for elements that are `Sendable`.
    @preconcurrency @MainActor
    @inlinable public func asSignal() -> Signal<Element> {
        Signal(nonSendable: asObservable().moved(to: SignalSharingStrategy.target))
    }
}
