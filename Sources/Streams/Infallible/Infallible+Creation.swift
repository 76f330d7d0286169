extension InfallibleType {
    /// Emits one element, then completes.
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(raw: .just(element)) }

    /// Emits one element on `scheduler`, then completes.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: .just(element, scheduler: scheduler))
    }

    /// Returns a sequence that completes immediately.
    public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

    /// Returns a sequence without events.
    public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

    /// Creates a sequence for each subscription.
    @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(raw: .deferred { try observableFactory().source })
    }
}

extension Infallible {
    /// Emits the given elements, then completes.
    public static func of(_ elements: Element...) -> Infallible<Element> { Infallible(raw: .from(elements)) }

    /// Emits the elements of an array, then completes.
    public static func from(_ array: [Element]) -> Infallible<Element> { Infallible(raw: .from(array)) }

    /// Emits the elements of a sequence, then completes.
    public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Element {
        Infallible(raw: .from(sequence))
    }
}

extension Infallible where Element: Sendable {
    /// Emits the given elements, then completes, on a scheduler.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(elements, scheduler: scheduler))
    }

    /// Emits the elements of an array, then completes, on a scheduler.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(array, scheduler: scheduler))
    }

    /// Emits the elements of a sequence, then completes, on a scheduler.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(raw: .from(sequence, scheduler: scheduler))
    }
}
