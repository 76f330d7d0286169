extension SharedSequence {
    @inlinable func deliver(
        onNext: (@MainActor (Element) -> Void)?,
        onCompleted: (@MainActor () -> Void)?,
        onDisposed: (@MainActor () -> Void)?
    ) -> any Disposable {
        asObservable().subscribe(
            onNext: onNext.map(MainQueue.assumeIsolated),
            onCompleted: onCompleted.map(MainQueue.assumeIsolated),
            onDisposed: onDisposed.map(MainQueue.dispatched))
    }

    @inlinable func deliver<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)?,
        onCompleted: (@MainActor (Object) -> Void)?,
        onDisposed: (@MainActor (Object) -> Void)?
    ) -> any Disposable {
        let owner = WeakBox(object)
        return deliver(
            onNext: { element in
                if let onNext, let object = owner.object { onNext(object, element) }
            },
            onCompleted: {
                if let onCompleted, let object = owner.object { onCompleted(object) }
            },
            onDisposed: {
                if let onDisposed, let object = owner.object { onDisposed(object) }
            })
    }

    @inlinable func send<Observer: ObserverType>(
        to observers: [Observer], _ convert: @escaping (Element) -> Observer.Element
    ) -> any Disposable {
        asObservable().receive { event in
            for observer in observers { observer.on(event.map(convert)) }
        }
    }

    @inlinable func accept(_ accept: @escaping @MainActor (Element) -> Void) -> any Disposable {
        deliver(onNext: accept, onCompleted: nil, onDisposed: nil)
    }
}
