// Names from earlier versions of the vocabulary. They exist so that the compiler offers the current name.

extension InfallibleType {
    /// Renamed to `take(until:)`.
    @available(*, unavailable, renamed: "take(until:)")
    public func takeUntil(_ other: some ObservableConvertibleType) -> Infallible<Element> { fatalError() }

    /// Renamed to `take(while:)`.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhile(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> { fatalError() }

    /// Renamed to `skip(until:)`.
    @available(*, unavailable, renamed: "skip(until:)")
    public func skipUntil(_ other: some ObservableType) -> Infallible<Element> { fatalError() }

    /// Renamed to `skip(while:)`.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhile(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> { fatalError() }

    /// Renamed to `bind(to:)`.
    @available(*, unavailable, renamed: "bind(to:)") public func bindTo<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element { fatalError() }
}
