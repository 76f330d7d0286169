extension InfallibleType {
    /// Emits one element, then completes.
    ///
    ///     just(1): (1|)
    ///
    /// Both events are sent synchronously at the subscription, on its thread.
    ///
    ///     Infallible.just(1)
    @inlinable public static func just(_ element: Element) -> Infallible<Element> { Infallible(raw: .just(element)) }

    /// Emits one element on `scheduler`, then completes.
    ///
    ///     just(1, scheduler: scheduler): (1|)
    ///
    /// Each event is a job on `scheduler`. On the current thread the elements are emitted in a loop.
    ///
    ///     Infallible.just(1, scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public static func just(_ element: Element, scheduler: any ImmediateSchedulerType)
        -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: .just(element, scheduler: scheduler))
    }

    /// Returns a sequence that completes immediately.
    ///
    ///     Infallible<Int>.empty(): |
    ///
    ///     Infallible<Int>.empty()
    @inlinable public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

    /// Returns a sequence without events.
    ///
    ///     Infallible<Int>.never(): ------
    ///
    ///     Infallible<Int>.never()
    @inlinable public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

    /// Creates a sequence for each subscription.
    ///
    ///     deferred { Infallible.of(1, 2) }: (1 2|)
    ///
    /// The factory runs at the subscription, on its thread.
    ///
    ///     Infallible.deferred { Infallible.just(Int.random(in: 1...6)) }
    @inlinable @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(raw: .deferred { try observableFactory().source })
    }
}

extension Infallible where Element: Sendable {
    /// Emits the given elements, then completes.
    ///
    ///     of(1, 2, 3): (1 2 3|)
    ///
    ///     of(1, 2, 3, scheduler: scheduler): (1 2 3|)
    ///
    /// Each event is a job on `scheduler`. On the current thread the elements are emitted in a loop.
    ///
    ///     Infallible.of(1, 2, 3)
    @inlinable @preconcurrency public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(elements, scheduler: scheduler))
    }

    /// Emits the elements of an array, then completes.
    ///
    ///     from([1, 2, 3]): (1 2 3|)
    ///
    ///     from([1, 2, 3], scheduler: scheduler): (1 2 3|)
    ///
    /// Each event is a job on `scheduler`. On the current thread the elements are emitted in a loop.
    ///
    ///     Infallible.from([1, 2, 3], scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(array, scheduler: scheduler))
    }

    /// Emits the elements of a sequence, then completes.
    ///
    ///     from(1...3): (1 2 3|)
    ///
    ///     from(1...3, scheduler: scheduler): (1 2 3|)
    ///
    /// Each subscription iterates the sequence lazily from its start. Each event is a job on `scheduler`. On the current
    /// thread the elements are emitted in a loop.
    ///
    ///     Infallible.from(1...3)
    @inlinable @preconcurrency public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(raw: .from(sequence, scheduler: scheduler))
    }
}
