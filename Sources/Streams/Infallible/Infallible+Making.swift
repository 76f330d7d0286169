extension InfallibleType {
    /// One element, then the end.
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(raw: .just(element)) }

    /// One element, then the end, each a job on `scheduler`.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(raw: .just(element, scheduler: scheduler))
    }

    /// The end and nothing else.
    public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

    /// No event at all.
    public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

    /// A sequence made anew for each subscription.
    @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(raw: .deferred { try observableFactory().source })
    }
}

extension Infallible {
    /// The given elements, then the end.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(elements, scheduler: scheduler))
    }

    /// The elements of an array, then the end.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(array, scheduler: scheduler))
    }

    /// The elements of a sequence, then the end.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(raw: .from(sequence, scheduler: scheduler))
    }
}
