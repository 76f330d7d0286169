/// A sequence that supports `bind`: an observable or infallible one.
public protocol BindableType<Element>: ObservableConvertibleType {}

extension BindableType {
    /// Forwards each event to the observers, in order.
    ///
    /// If an observer disposes the subscription during an event, the observers after it still receive that event.
    @inlinable public func bind<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().attachObserver { event in for observer in observers { observer.on(event) } }
    }

    /// Forwards each event to the observers of optionals, in order.
    @inlinable public func bind<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().attachObserver { event in for observer in observers { observer.on(event.map { $0 }) } }
    }

    /// Calls a function that binds the sequence.
    @_alwaysEmitIntoClient public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Calls a function that binds the sequence with an argument.
    @_alwaysEmitIntoClient public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls a closure with each element.
    ///
    /// An error is a programmer error, see `Binder`.
    @inlinable @preconcurrency public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onError: bindingFailed)
    }
}

extension BindableType where Element: Sendable {
    /// Forwards each element to the relays, in order.
    ///
    /// The completion is ignored. An error is a programmer error, see `Binder`.
    @inlinable public func bind<Relay: RelayType & Sendable>(to relays: Relay...) -> any Disposable
    where Relay.Element == Element {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Forwards each element to the relays of optionals, in order.
    @inlinable public func bind<Relay: RelayType & Sendable>(to relays: Relay...) -> any Disposable
    where Relay.Element == Element? {
        bind { element in for relay in relays { relay.accept(element) } }
    }

    /// Sets a property to each element.
    ///
    /// The completion is ignored. An error is a programmer error, see `Binder`.
    @inlinable public func bind(to property: MutableProperty<Element>) -> any Disposable {
        bind { property.value = $0 }
    }
}

extension ObservableType {
    /// Calls a closure with an object and each element, until the object is released.
    ///
    /// The object is not retained. An error is a programmer error, see `Binder`.
    @inlinable @preconcurrency public func bind<Object: AnyObject & Sendable>(
        with object: Object, onNext: @escaping @Sendable (Object, Element) -> Void
    ) -> any Disposable {
        bind(onNext: WeakBox(object).bound(onNext))
    }
}
