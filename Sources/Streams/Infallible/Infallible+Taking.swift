extension InfallibleType {
    /// Emits the first `count` elements, then completes.
    public func take(_ count: Int) -> Infallible<Element> { Infallible(raw: asObservable().take(count)) }

    /// Emits elements for `duration`, then completes.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Emits elements until another sequence emits, then completes.
    public func take(until other: some InfallibleType) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().terminated(by: other.asObservable()))
    }

    /// Emits elements until another sequence emits, then completes.
    public func take(until other: some ObservableType) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().terminated(by: other.asObservable()))
    }

    /// Emits elements until one satisfies a predicate, then completes.
    @preconcurrency public func take(
        until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().take(until: predicate, behavior: behavior))
    }

    /// Emits elements while they satisfy a predicate, then completes.
    @preconcurrency public func take(
        while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().take(while: predicate, behavior: behavior))
    }

    /// Drops elements until another sequence emits.
    public func skip(until other: some ObservableType) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().gated(by: other.asObservable()))
    }

    /// Drops elements while they satisfy a predicate.
    @preconcurrency public func skip(
        while predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().skip(while: predicate))
    }
}
