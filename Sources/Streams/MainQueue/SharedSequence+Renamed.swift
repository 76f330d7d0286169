// Names from Combine, from the standard library and of other sequences, for which the compiler suggests the ones of a
// driver or a signal.

extension SharedSequenceConvertibleType {
    /// Use `drive(onNext:)` of a driver, or `emit(onNext:)` of a signal.
    @available(*, unavailable, message: "Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.")
    public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable { fatalError() }

    /// Use `drive(onNext:)` of a driver, or `emit(onNext:)` of a signal.
    @available(*, unavailable, message: "Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.")
    public func sink(
        receiveCompletion: @escaping (SinkCompletion) -> Void, receiveValue: @escaping (Element) -> Void
    ) -> any Disposable { fatalError() }

    /// Use `drive(with:onNext:)` of a driver, or `emit(with:onNext:)` of a signal.
    @available(*, unavailable, message: "Use 'drive(with:onNext:)' of a driver, or 'emit(with:onNext:)' of a signal.")
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Element>, on object: Root
    ) -> any Disposable { fatalError() }

    /// Remove the call: a driver or a signal delivers on the main queue.
    @available(*, unavailable, message: "Remove the call: a driver or a signal delivers on the main queue.")
    public func receive<Queue>(on queue: Queue) -> Self { fatalError() }

    /// Remove the call: a driver or a signal does not fail.
    @available(*, unavailable, message: "Remove the call: a driver or a signal does not fail.")
    public func replaceError(with element: Element) -> Self { fatalError() }

    /// Renamed to `distinctUntilChanged()`.
    @available(*, unavailable, renamed: "distinctUntilChanged()")
    public func removeDuplicates() -> Self { fatalError() }

    /// Renamed to `distinctUntilChanged(_:)`.
    @available(*, unavailable, renamed: "distinctUntilChanged(_:)")
    public func removeDuplicates(by areEqual: @escaping (Element, Element) -> Bool) -> Self { fatalError() }

    /// Renamed to `switchLatest()`.
    @available(*, unavailable, renamed: "switchLatest()")
    public func switchToLatest() -> SharedSequence<SharingStrategy, Element.Element>
    where Element: SharedSequenceConvertibleType { fatalError() }

    /// Renamed to `skip(_:)`.
    @available(*, unavailable, renamed: "skip(_:)")
    public func dropFirst(_ count: Int = 1) -> Self { fatalError() }

    /// Renamed to `startWith(_:)`.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prepend(_ elements: Element...) -> Self { fatalError() }
}

extension SharedSequenceConvertibleType {
    /// Use `drive(onNext:)` of a driver, or `emit(onNext:)` of a signal.
    @available(*, unavailable, message: "Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.")
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { fatalError() }

    /// Use `drive(onNext:)` of a driver, or `emit(onNext:)` of a signal.
    @available(*, unavailable, message: "Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.")
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable { fatalError() }

    /// Use `drive(with:onNext:)` of a driver, or `emit(with:onNext:)` of a signal.
    @available(*, unavailable, message: "Use 'drive(with:onNext:)' of a driver, or 'emit(with:onNext:)' of a signal.")
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable { fatalError() }

    /// Use `drive(onNext:)` of a driver, or `emit(onNext:)` of a signal.
    @available(*, unavailable, message: "Use 'drive(onNext:)' of a driver, or 'emit(onNext:)' of a signal.")
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { fatalError() }

    /// Use `drive(_:)` of a driver, or `emit(to:)` of a signal.
    @available(*, unavailable, message: "Use 'drive(_:)' of a driver, or 'emit(to:)' of a signal.")
    public func bind<Target>(to target: Target) -> any Disposable { fatalError() }

    /// Remove the call: a driver or a signal delivers on the main queue.
    @available(*, unavailable, message: "Remove the call: a driver or a signal delivers on the main queue.")
    public func observe<Scheduler>(on scheduler: Scheduler) -> Self { fatalError() }

    /// Remove the call: a driver or a signal does not fail.
    @available(*, unavailable, message: "Remove the call: a driver or a signal does not fail.")
    public func retry(_ maxAttemptCount: Int = .max) -> Self { fatalError() }

    /// Remove the call: a driver or a signal does not fail.
    @available(*, unavailable, message: "Remove the call: a driver or a signal does not fail.")
    public func catchAndReturn(_ element: Element) -> Self { fatalError() }

    /// Remove the call: a driver or a signal does not fail.
    @available(*, unavailable, message: "Remove the call: a driver or a signal does not fail.")
    public func `catch`<Other>(_ handler: @escaping (any Error) throws -> Other) -> Self { fatalError() }

    /// Remove the call: all subscribers of a driver or a signal share one subscription.
    @available(
        *, unavailable, message: "Remove the call: all subscribers of a driver or a signal share one subscription."
    )
    public func share(replay: Int = 0) -> Self { fatalError() }
}
