// Written by Scripts/generate-overloads.py; change that instead.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The driver itself.
    @_alwaysEmitIntoClient public func asDriver() -> Driver<Element> { asSharedSequence() }

    /// Subscribes and ignores the elements.
    @inlinable public func drive() -> any Disposable { drive(onNext: nil) }

    /// Calls closures on the main actor.
    ///
    /// On the main queue, the current element is delivered before this method returns. From another thread, the
    /// subscription is moved to the main queue first.
    @inlinable @preconcurrency public func drive(
        onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        asSharedSequence().deliver(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls closures on the main actor, with `object` while it exists.
    ///
    /// The object is not retained.
    @inlinable @preconcurrency public func drive<Object: AnyObject & Sendable>(
        with object: Object, onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil, onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        asSharedSequence().deliver(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls a function that binds the driver as an `Observable`.
    @_alwaysEmitIntoClient public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(asObservable())
    }

    /// Calls a function that binds the driver as an `Observable`, with an argument.
    @_alwaysEmitIntoClient public func drive<R1, R2>(
        _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
    ) -> R2 {
        with(asObservable())(curriedArgument)
    }

    /// Sends the events to observers, in order.
    @inlinable public func drive<Observer: ObserverType & Sendable>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asSharedSequence().forward(to: observers) { $0 }
    }

    /// Sends the events to observers of optionals, in order.
    @inlinable public func drive<Observer: ObserverType & Sendable>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asSharedSequence().forward(to: observers) { $0 }
    }

    /// Sends the elements to relays, in order.
    @inlinable public func drive<Relay: RelayType & Sendable>(
        _ relays: Relay...
    ) -> any Disposable where Relay.Element == Element {
        asSharedSequence().forward(to: relays) { $0 }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func drive<Relay: RelayType & Sendable>(
        _ relays: Relay...
    ) -> any Disposable where Relay.Element == Element? {
        asSharedSequence().forward(to: relays) { $0 }
    }

    /// Sends the events to observers, in order.
    @inlinable @preconcurrency @MainActor public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asSharedSequence().forward(to: MainQueueOwned(observers)) { $0 }
    }

    /// Sends the events to observers of optionals, in order.
    @inlinable @preconcurrency @MainActor public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asSharedSequence().forward(to: MainQueueOwned(observers)) { $0 }
    }

    /// Sends the elements to relays, in order.
    @inlinable @preconcurrency @MainActor public func drive<Relay: RelayType>(
        _ relays: Relay...
    ) -> any Disposable where Relay.Element == Element {
        asSharedSequence().forward(to: MainQueueOwned(relays)) { $0 }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable @preconcurrency @MainActor public func drive<Relay: RelayType>(
        _ relays: Relay...
    ) -> any Disposable where Relay.Element == Element? {
        asSharedSequence().forward(to: MainQueueOwned(relays)) { $0 }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy, Element: Sendable {
    /// Sets a property to each element.
    @inlinable public func drive(_ property: MutableProperty<Element>) -> any Disposable {
        drive(onNext: { property.value = $0 })
    }
}
