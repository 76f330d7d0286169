extension InfallibleType {
    /// Calls `on` with each event.
    @inlinable @preconcurrency public func subscribe(_ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void)
        -> any Disposable
    {
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

    /// Calls a closure for each kind of event, with `object` as long as it is there.
    ///
    /// The object is not kept alive.
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
    @inlinable public func asDriver() -> Driver<Element> where Element: Sendable {
        asDriver(onErrorDriveWith: .empty())
    }

    /// Sends the elements to observers, in order.
    @inlinable public func bind<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().receive { event in for observer in observers { observer.on(event) } }
    }

    /// Sends the elements to observers of optionals, in order.
    @inlinable public func bind<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().receive { event in for observer in observers { observer.on(event.map { $0 }) } }
    }

    /// Hands the sequence to a function that binds it.
    @inlinable public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Hands the sequence and an argument to a function that binds it.
    @inlinable public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls a closure with each element.
    @inlinable @preconcurrency public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext)
    }

}

extension InfallibleType where Element: Sendable {
    /// Sends the elements to relays, in order.
    @inlinable public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    @inlinable public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    @inlinable public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }
}
