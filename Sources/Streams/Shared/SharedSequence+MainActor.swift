// Elements that are not `Sendable` enter a driver or signal on the main actor, and stay there. Overload resolution takes
// these forms for such elements only: for others they are the less specialized ones.

extension SharedSequence {
    /// Emits one element, then completes.
    @preconcurrency @MainActor public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        onlyOnMainActor(ofOne(element))
    }

    /// Emits the given elements, then completes; each is a job of its own.
    @preconcurrency @MainActor
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        onlyOnMainActor(Self.elements(of: elements))
    }

    /// Emits the elements of an array, then completes; each is a job of its own.
    @preconcurrency @MainActor public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        onlyOnMainActor(elements(of: array))
    }

    /// Emits the elements of a sequence, then completes; each is a job of its own.
    @preconcurrency @MainActor public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == Element {
        onlyOnMainActor(elements(ofSequence: sequence))
    }

    /// Emits the value of an optional, if there is one, then completes.
    @preconcurrency @MainActor public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        onlyOnMainActor(elements(of: optional.map { [$0] } ?? []))
    }

    /// Traps where elements that are not `Sendable` would leave the main actor.
    fileprivate static func onlyOnMainActor(
        _ sequence: SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        precondition(
            SharingStrategy.isOnMainQueue,
            "A shared sequence of another strategy than that of Driver or Signal needs elements that are Sendable.")
        return sequence
    }
}

extension SharedSequenceConvertibleType {
    /// Emits an element before those of the upstream.
    @preconcurrency @MainActor public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        .onlyOnMainActor(SharedSequence(raw: upstream.preceded(by: [element])))
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// Accumulates the elements and emits each intermediate result, the seed excepted.
    @preconcurrency @MainActor public func scan<A>(
        _ seed: A, accumulator: @escaping @MainActor (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(raw: upstream.scanned(seed, MainQueue.assumeIsolated(accumulator)))
    }
}

extension BehaviorRelay {
    /// The relay as a driver of elements that stay on the main actor.
    @preconcurrency @MainActor
    public func asDriver() -> Driver<Element> { Driver(raw: asObservable().moved(to: DriverSharingStrategy.delivery)) }
}

extension PublishRelay {
    /// The relay as a signal of elements that stay on the main actor.
    @preconcurrency @MainActor
    public func asSignal() -> Signal<Element> { Signal(raw: asObservable().moved(to: SignalSharingStrategy.delivery)) }
}
