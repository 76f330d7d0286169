extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The driver itself.
    @inlinable public func asDriver() -> Driver<Element> { asSharedSequence() }

    /// Subscribes without doing anything with the elements.
    @inlinable public func drive() -> any Disposable { drive(onNext: nil) }

    /// Calls closures on the main actor.
    ///
    /// The current element, if there is one, comes before this returns when it is called on the main queue; from
    /// elsewhere the subscription is moved there first.
    @inlinable @preconcurrency public func drive(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        asSharedSequence().deliver(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls closures on the main actor, with `object` as long as it is there.
    ///
    /// The object is not kept alive.
    @inlinable @preconcurrency public func drive<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        asSharedSequence().deliver(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Hands the driver, as an `Observable`, to a function that binds it.
    @inlinable public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(asObservable())
    }

    /// Hands the driver, as an `Observable`, and an argument to a function that binds it.
    @inlinable public func drive<R1, R2>(
        _ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1
    ) -> R2 {
        with(asObservable())(curriedArgument)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Sends the elements to observers, in order.
    @inlinable public func drive<Observer: ObserverType & Sendable>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asSharedSequence().send(to: observers) { $0 }
    }

    /// Sends the elements to observers of optionals, in order.
    @inlinable public func drive<Observer: ObserverType & Sendable>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asSharedSequence().send(to: observers) { $0 }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy, Element: Sendable {
    /// Sends the elements to relays, in order.
    @inlinable public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    @inlinable public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }
}

// Observers and relays that are not `Sendable` stay on the main actor.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Sends the elements to observers, in order.
    @preconcurrency @MainActor public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asSharedSequence().send(to: observers) { $0 }
    }

    /// Sends the elements to observers of optionals, in order.
    @preconcurrency @MainActor public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asSharedSequence().send(to: observers) { $0 }
    }

    /// Sends the elements to relays, in order.
    @preconcurrency @MainActor public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @preconcurrency @MainActor public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    @preconcurrency @MainActor public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @preconcurrency @MainActor public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }
}
