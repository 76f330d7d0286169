extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// The signal itself.
    @inlinable public func asSignal() -> Signal<Element> { asSharedSequence() }

    /// Subscribes without doing anything with the elements.
    @inlinable public func emit() -> any Disposable { emit(onNext: nil) }

    /// Calls closures on the main actor.
    ///
    /// Called elsewhere than on the main queue, the subscription is moved there first.
    @inlinable @preconcurrency public func emit(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        asSharedSequence().deliver(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls closures on the main actor, with `object` as long as it is there.
    ///
    /// The object is not kept alive.
    @inlinable @preconcurrency public func emit<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        asSharedSequence().deliver(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Sends the elements to observers, in order.
    @inlinable public func emit<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asSharedSequence().send(to: observers) { $0 }
    }

    /// Sends the elements to observers of optionals, in order.
    @inlinable public func emit<Observer: ObserverType & Sendable>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asSharedSequence().send(to: observers) { $0 }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy, Element: Sendable {
    /// Sends the elements to relays, in order.
    @inlinable public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    @inlinable public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    @inlinable public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @inlinable public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }
}

// Observers and relays that are not `Sendable` stay on the main actor.

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Sends the elements to observers, in order.
    @preconcurrency @MainActor public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asSharedSequence().send(to: observers) { $0 }
    }

    /// Sends the elements to observers of optionals, in order.
    @preconcurrency @MainActor public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asSharedSequence().send(to: observers) { $0 }
    }

    /// Sends the elements to relays, in order.
    @preconcurrency @MainActor public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @preconcurrency @MainActor public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    @preconcurrency @MainActor public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @preconcurrency @MainActor public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays, in order.
    @preconcurrency @MainActor public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to relays of optionals, in order.
    @preconcurrency @MainActor public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        asSharedSequence().accept { element in for relay in relays { relay.accept(element) } }
    }
}
