extension InfallibleType {
    /// The first `count` elements, then the end.
    public func take(_ count: Int) -> Infallible<Element> { Infallible(raw: asObservable().take(count)) }

    /// Elements for some time, then the end.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Elements until another sequence emits, then the end.
    public func take(until other: some InfallibleType) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().terminated(by: other.asObservable()))
    }

    /// Elements until another sequence emits, then the end.
    public func take(until other: some ObservableType) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().terminated(by: other.asObservable()))
    }

    /// Elements until a predicate holds, then the end.
    @preconcurrency public func take(
        until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().take(until: predicate, behavior: behavior))
    }

    /// Elements as long as a predicate holds, then the end.
    @preconcurrency public func take(
        while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().take(while: predicate, behavior: behavior))
    }

    /// Elements from the moment another sequence emits.
    public func skip(until other: some ObservableType) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().gated(by: other.asObservable()))
    }

    /// Elements from the first one for which a predicate does not hold.
    @preconcurrency public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Infallible<
        Element
    > {
        Infallible(raw: asObservable().skip(while: predicate))
    }
}
