extension SharedSequence {
    /// The sequence for a subscription that the caller makes at once.
    @inlinable var subscribable: Observable<Element> { MainQueue.isCurrent ? source : asObservable() }

    /// Subscribes closures that run on the main actor.
    @inlinable func deliver(
        onNext: (@MainActor (Element) -> Void)?,
        onCompleted: (@MainActor () -> Void)?,
        onDisposed: (@MainActor () -> Void)?
    ) -> any Disposable {
        subscribable.subscribe(
            onNext: onNext.map(MainQueue.assumeIsolated),
            onCompleted: onCompleted.map(MainQueue.assumeIsolated),
            onDisposed: onDisposed.map(MainQueue.dispatched))
    }

    /// Subscribes closures that run on the main actor with `object`, while it exists.
    @inlinable func deliver<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)?,
        onCompleted: (@MainActor (Object) -> Void)?,
        onDisposed: (@MainActor (Object) -> Void)?
    ) -> any Disposable {
        let owner = WeakBox(object)
        return deliver(
            onNext: owner.bound(onNext.map(MainQueue.assumeIsolated)),
            onCompleted: owner.bound(onCompleted.map(MainQueue.assumeIsolated)),
            onDisposed: owner.bound(onDisposed.map(MainQueue.assumeIsolated)))
    }

    /// Forwards the events to observers, in order.
    @inlinable func forward<Observer: ObserverType>(
        to observers: [Observer], _ convert: @escaping (Element) -> Observer.Element
    ) -> any Disposable {
        subscribable.attachObserver { event in
            for observer in observers { observer.on(event.map(convert)) }
        }
    }

    /// Forwards the elements to relays, in order.
    @inlinable func forward<Observer: ObserverType>(
        to observers: MainQueueOwned<[Observer]>, _ convert: @escaping (Element) -> Observer.Element
    ) -> any Disposable {
        subscribable.attachObserver { event in
            for observer in observers.value { observer.on(event.map(convert)) }
        }
    }

    @inlinable func forward<Relay: RelayType>(
        to relays: MainQueueOwned<[Relay]>, _ convert: @escaping (Element) -> Relay.Element
    ) -> any Disposable {
        subscribable.attachObserver { event in
            if let element = event.element { for relay in relays.value { relay.accept(convert(element)) } }
        }
    }

    @inlinable func forward<Relay: RelayType>(
        to relays: [Relay], _ convert: @escaping (Element) -> Relay.Element
    ) -> any Disposable {
        subscribable.attachObserver { event in
            if let element = event.element { for relay in relays { relay.accept(convert(element)) } }
        }
    }
}
