// Names from relays and from Combine, for which the compiler suggests the ones of properties.

extension Property {
    /// Use `asObservable().subscribe(onNext:)`, or `asDriver().drive(onNext:)` for a view.
    @available(*, unavailable, message: "Use 'asObservable().subscribe(onNext:)', or 'asDriver()' for a view.")
    public func subscribe(onNext: (@Sendable (Value) -> Void)? = nil) -> any Disposable { fatalError() }

    /// Use `asObservable().subscribe(onNext:)`, or `asDriver().drive(onNext:)` for a view.
    @available(*, unavailable, message: "Use 'asObservable().subscribe(onNext:)', or 'asDriver()' for a view.")
    public func sink(receiveValue: @escaping (Value) -> Void) -> any Disposable { fatalError() }

    /// A property announces no value that is equal to the one before.
    @available(*, unavailable, message: "A property announces no value that is equal to the one before.")
    public func distinctUntilChanged() -> Self { fatalError() }
}

extension MutableProperty {
    /// Use `value = value`, or `update(_:)`.
    @available(*, unavailable, message: "Set 'value', or call 'update(_:)'.")
    public func accept(_ value: Value) -> Never { fatalError() }

    /// Use `value = value`, or `update(_:)`.
    @available(*, unavailable, message: "Set 'value', or call 'update(_:)'.")
    public func send(_ value: Value) -> Never { fatalError() }
}
