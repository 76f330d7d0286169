extension ObservableType {
    /// Calls `on` with each event.
    @inlinable
    @preconcurrency public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
        asObservable().receive(on)
    }

    /// Calls a closure for each kind of event.
    ///
    ///     Observable.of(1, 2, 3)
    ///         .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
    ///
    /// The result need not be kept: letting go of it does not cancel.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onError: called with the error the sequence fails with; without it `Hooks.defaultErrorHandler` is.
    ///   - onCompleted: called at the end.
    ///   - onDisposed: called once, after `onError` or `onCompleted`, or at `dispose()`.
    @inlinable @preconcurrency public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        let lifetime = Lifetime.root(handlesErrors: onError != nil)
        if let onDisposed { lifetime.onEnd(onDisposed) }
        @inline(__always) func next(_ element: Element) {
            if !lifetime.isEnded { onNext?(element) }
        }
        let stop: (TerminalEvent) -> Void
        if onError == nil, onCompleted == nil {
            // What captures nothing but the lifetime needs no allocation.
            stop = { lifetime.finish($0) }
        } else {
            stop = { stop in
                guard lifetime.stop(with: stop) else { return }
                switch stop {
                case .completed: onCompleted?()
                case .failed(let error):
                    if let onError { onError(error) } else { Hooks.defaultErrorHandler(lifetime.callStack, error) }
                }
                lifetime.end()
            }
        }
        asObservable().attach(Sink(next: next, stop: stop, lifetime: lifetime))
        return lifetime
    }

    /// Calls a closure for each kind of event, with `object` as long as it is there.
    ///
    /// The object is not kept alive. When it is gone the closures are skipped; the subscription goes on. An error
    /// without `onError` is ignored.
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

extension Lifetime {
    /// Ends with `stop`, for a subscriber who is told of elements only.
    @usableFromInline final func finish(_ stop: TerminalEvent) {
        guard self.stop(with: stop) else { return }
        if case .failed(let error) = stop { Hooks.defaultErrorHandler(callStack, error) }
        end()
    }
}
