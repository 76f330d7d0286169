extension InfallibleType {
    /// Calls `on` with each event.
    @inlinable @preconcurrency public func subscribe(
        _ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void
    ) -> any Disposable {
        subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
    }

    /// Calls a closure for each kind of event.
    ///
    ///     Infallible.of(1, 2).subscribe(onNext: { print($0) })
    @inlinable @preconcurrency public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            onNext: onNext, onError: infallibleFailed, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls a closure for each kind of event, with `object` while it exists.
    ///
    /// The object is not retained.
    @inlinable @preconcurrency public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@Sendable (Object, Element) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, onNext: onNext, onError: { infallibleFailed($1) }, onCompleted: onCompleted,
            onDisposed: onDisposed)
    }

    /// The sequence as a driver.
    ///
    ///     source:     --1--2--3--|
    ///     asDriver(): --1--2--3--|
    ///     asDriver():    1-2--3--|
    ///
    /// Shares one subscription and replays the latest element. Delivers on the main queue.
    ///
    ///     Infallible.of(1, 2).asDriver()
    @_alwaysEmitIntoClient @preconcurrency public func asDriver() -> Driver<Element> where Element: Sendable {
        sharedCompletingOnError()
    }
}
