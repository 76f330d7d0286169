extension IsolatedSequence {
    /// Subscribes a closure for each kind of event, called on the actor.
    ///
    ///     @MainActor func show(_ prices: Observable<Int>) -> any Disposable {
    ///         prices.isolated().subscribe(onNext: { print($0) }, onError: { print("failed: \($0)") })
    ///     }
    ///
    /// A method by name retains its object until the subscription ends; see `subscribe(with:onNext:onError:onCompleted:onDisposed:)`.
    /// Releasing the result does not dispose the subscription.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onError: Called with the error of the sequence; `Hooks.defaultErrorHandler` by default.
    ///   - onCompleted: Called on completion.
    ///   - onDisposed: Called once: after `onError` or `onCompleted`; or by `dispose()`, on the actor inside the call, from
    ///     another thread later on the actor.
    @inlinable public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.attachObserver(onNext, onError, onCompleted, onDisposed.map { domain.dispatched($0) })
    }

    /// Subscribes a closure for each kind of event, called on the actor with `object`.
    ///
    ///     @MainActor final class Label {
    ///         var text = ""
    ///
    ///         func follow(_ names: Observable<String>) -> any Disposable {
    ///             names.isolated().subscribe(with: self) { $0.text = $1 }
    ///         }
    ///     }
    ///
    /// The object is not retained. After its release the closures are not called, but the subscription continues. If
    /// `onError` is nil, errors go to `Hooks.defaultErrorHandler`.
    @inlinable public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        let owner = WeakBox(object)
        return subscribe(
            onNext: onNext.map { body in { element in owner.object.map { body($0, element) } } },
            onError: onError.map { body in { error in owner.object.map { body($0, error) } } },
            onCompleted: onCompleted.map { body in { owner.object.map { body($0) } } },
            onDisposed: onDisposed.map { body in { owner.object.map { body($0) } } })
    }

    /// Subscribes a closure for each kind of event, called with an actor as its isolated parameter.
    ///
    ///     actor Journal {
    ///         private var lines: [String] = []
    ///
    ///         func follow(_ names: Observable<String>) -> any Disposable {
    ///             names.isolated().subscribe(with: self) { $0.lines.append($1) }
    ///         }
    ///     }
    ///
    /// In an actor, a closure that captures `self` weakly is not isolated; this one is. The actor is not retained. If
    /// `onError` is nil, errors go to `Hooks.defaultErrorHandler`.
    @inlinable @preconcurrency public func subscribe<Owner: Actor>(
        with owner: isolated Owner,
        onNext: @escaping @Sendable (isolated Owner, Element) -> Void,
        onError: (@Sendable (isolated Owner, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (isolated Owner) -> Void)? = nil,
        onDisposed: (@Sendable (isolated Owner) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(
            in: domain, with: owner, onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension IsolationDomain {
    /// Returns a closure that runs and releases `body` in the domain: inside the call if it is called there.
    ///
    /// For closures that `dispose()` calls, on any thread.
    @usableFromInline func dispatched(_ body: @escaping () -> Void) -> @Sendable () -> Void {
        let owner = IsolatedOwner(Box(body), self)
        return { run { owner.use { $0.value() } } }
    }
}
