// Written by Scripts/generate-overloads.py; change that instead.

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// The driver itself.
    @_alwaysEmitIntoClient public func asSignal() -> Signal<Element> { asSharedSequence() }

    /// Subscribes and ignores the elements.
    @inlinable public func emit() -> any Disposable { emit(onNext: nil) }

    /// Calls closures on the main actor.
    ///
    /// From a thread other than the main one, the subscription is moved to the main queue first.
    @inlinable @preconcurrency public func emit(
        onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        asSharedSequence().deliver(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls closures on the main actor, with `object` while it exists.
    ///
    /// The object is not retained.
    @inlinable @preconcurrency public func emit<Object: AnyObject & Sendable>(
        with object: Object, onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil, onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        asSharedSequence().deliver(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Sends the events to observers, in order.
    @inlinable public func emit<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asSharedSequence().forward(to: observers) { $0 }
    }

    /// Sends the events to observers of optionals, in order.
    @inlinable public func emit<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asSharedSequence().forward(to: observers) { $0 }
    }

    /// Sends the elements to relays, in order.
    @inlinable public func emit<Relay: RelayType & Sendable>(
        to relays: Relay...
    ) -> any Disposable where Relay.Element == Element {
        asSharedSequence().forward(to: relays) { $0 }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func emit<Relay: RelayType & Sendable>(
        to relays: Relay...
    ) -> any Disposable where Relay.Element == Element? {
        asSharedSequence().forward(to: relays) { $0 }
    }

    /// Sends the events to observers, in order.
    @inlinable @preconcurrency @MainActor public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asSharedSequence().forward(to: MainQueueOwned(observers)) { $0 }
    }

    /// Sends the events to observers of optionals, in order.
    @inlinable @preconcurrency @MainActor public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asSharedSequence().forward(to: MainQueueOwned(observers)) { $0 }
    }

    /// Sends the elements to relays, in order.
    @inlinable @preconcurrency @MainActor public func emit<Relay: RelayType>(
        to relays: Relay...
    ) -> any Disposable where Relay.Element == Element {
        asSharedSequence().forward(to: MainQueueOwned(relays)) { $0 }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable @preconcurrency @MainActor public func emit<Relay: RelayType>(
        to relays: Relay...
    ) -> any Disposable where Relay.Element == Element? {
        asSharedSequence().forward(to: MainQueueOwned(relays)) { $0 }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy, Element: Sendable {
    /// Sets a property to each element.
    @inlinable public func emit(to property: MutableProperty<Element>) -> any Disposable {
        emit(onNext: { property.value = $0 })
    }
}
