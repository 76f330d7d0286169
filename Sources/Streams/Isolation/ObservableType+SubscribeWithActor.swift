extension ObservableType where Element: Sendable {
    /// Subscribes a closure for each kind of event, called with an actor as its isolated parameter.
    ///
    ///     actor Journal {
    ///         var lines: [String] = []
    ///     }
    ///
    ///     let journal = Journal()
    ///     Observable.of("a", "b").subscribe(with: journal) { $0.lines.append($1) }
    ///
    /// The events are delivered on the actor, in order, by one task, which `subscribe` creates with the task-local values
    /// and the priority of the caller. Pending events are buffered without a limit; `dispose()` discards them. The actor is
    /// not retained; events after its release are discarded. If `onError` is nil, errors go to
    /// `Hooks.defaultErrorHandler`.
    @inlinable @preconcurrency public func subscribe<Owner: Actor>(
        with owner: Owner,
        onNext: @escaping @Sendable (isolated Owner, Element) -> Void,
        onError: (@Sendable (isolated Owner, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (isolated Owner) -> Void)? = nil,
        onDisposed: (@Sendable (isolated Owner) -> Void)? = nil
    ) -> any Disposable {
        let domain = IsolationDomain(owner)
        return asObservable().delivered(in: domain).subscribe(
            in: domain, with: owner, onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension Observable {
    /// Subscribes closures that take the actor of `domain`, where this sequence delivers.
    @inlinable final func subscribe<Owner: Actor>(
        in domain: IsolationDomain, with owner: Owner,
        onNext: @escaping (isolated Owner, Element) -> Void,
        onError: ((isolated Owner, any Error) -> Void)?,
        onCompleted: ((isolated Owner) -> Void)?,
        onDisposed: ((isolated Owner) -> Void)?
    ) -> any Disposable {
        // The events are delivered on the actor, which the compiler cannot know: a call need not hop there.
        let onNext = unsafeBitCast(onNext, to: ((Owner, Element) -> Void).self)
        let onError = unsafeBitCast(onError, to: ((Owner, any Error) -> Void)?.self)
        let onCompleted = unsafeBitCast(onCompleted, to: ((Owner) -> Void)?.self)
        let onDisposed = unsafeBitCast(onDisposed, to: ((Owner) -> Void)?.self)
        return IsolatedSequence(self, domain).subscribe(
            with: owner, onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
