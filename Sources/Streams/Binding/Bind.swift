extension ObservableType {
    /// Sends every event to observers, in order.
    public func bind<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().receive { event in for observer in observers { observer.on(event) } }
    }

    /// Sends every event to observers of optionals, in order.
    public func bind<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().receive { event in for observer in observers { observer.on(event.map { $0 }) } }
    }

    /// Hands the sequence to a function that binds it.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Hands the sequence and an argument to a function that binds it.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls a closure with each element.
    ///
    /// A failure is a programmer error, see `Binder`.
    @preconcurrency public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext, onError: bindingFailed)
    }

    /// Calls a closure with each element and `object`, as long as it is there.
    ///
    /// The object is not kept alive. A failure is a programmer error, see `Binder`.
    @preconcurrency public func bind<Object: AnyObject & Sendable>(
        with object: Object, onNext: @escaping @Sendable (Object, Element) -> Void
    ) -> any Disposable {
        let owner = WeakBox(object)
        return bind { element in
            if let object = owner.object { onNext(object, element) }
        }
    }

}

extension ObservableType where Element: Sendable {
    /// Sends the elements to relays, in order.
    ///
    /// The end is ignored; a failure is a programmer error, see `Binder`.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bind { element in for relay in relays { relay.accept(element) } }
    }
}
