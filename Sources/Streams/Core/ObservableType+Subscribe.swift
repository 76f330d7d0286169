extension ObservableType {
    /// Subscribes a closure that receives each event.
    @inlinable
    @preconcurrency public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
        asObservable().attachObserver(on)
    }

    /// Subscribes a closure for each kind of event.
    ///
    ///     Observable.of(1, 2, 3)
    ///         .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    ///
    /// Releasing the result does not dispose the subscription.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onError: Called with the error of the sequence; `Hooks.defaultErrorHandler` by default.
    ///   - onCompleted: Called on completion.
    ///   - onDisposed: Called once: after `onError` or `onCompleted`, and before the sources are released; or by
    ///     `dispose()`, after that.
    @inlinable @preconcurrency public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().attachObserver(onNext, onError, onCompleted, onDisposed)
    }

    /// Subscribes a closure for each kind of event, called with `object`.
    ///
    /// The object is not retained. After its release the closures are not called, but the subscription continues. If
    /// `onError` is nil, errors are ignored.
    @inlinable @preconcurrency public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@Sendable (Object, Element) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        let owner = WeakBox(object)
        return subscribe(
            onNext: owner.bound(onNext), onError: owner.bound(onError), onCompleted: owner.bound(onCompleted),
            onDisposed: owner.bound(onDisposed))
    }
}

extension Observable {
    /// Subscribes closures that stay in the isolation domain of the sequence.
    @inline(__always) @inlinable final func attachObserver(
        _ onNext: ((Element) -> Void)?, _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
        _ onDisposed: (() -> Void)?
    ) -> any Disposable {
        let lifetime = Lifetime.root(handlesErrors: onError != nil)
        let disposed = onDisposed.map { lifetime.add(onDisposed: $0) }
        @inline(__always) func next(_ element: Element) {
            if !lifetime.isStopped { onNext?(element) }
        }
        let stop: (TerminalEvent) -> Void
        if onError == nil, onCompleted == nil, disposed == nil {
            // A closure that captures only the lifetime needs no allocation.
            stop = { lifetime.finish(reporting: $0) }
        } else {
            stop = { stop in
                lifetime.finish(stop, then: disposed) { stop in
                    switch stop {
                    case .completed: onCompleted?()
                    case .failed(let error):
                        if let onError { onError(error) } else { Hooks.defaultErrorHandler(lifetime.callStack, error) }
                    }
                }
            }
        }
        attach(Sink(next: next, stop: stop, lifetime: lifetime))
        return lifetime
    }
}

extension Lifetime {
    /// Terminates a subscription that handles elements only.
    @usableFromInline final func finish(reporting stop: TerminalEvent) {
        finish(stop) { stop in
            if case .failed(let error) = stop { Hooks.defaultErrorHandler(callStack, error) }
        }
    }
}
