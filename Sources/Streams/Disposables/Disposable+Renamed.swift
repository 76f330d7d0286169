// Names from earlier versions of the vocabulary. They exist so that the compiler offers the current name.

extension Disposable {
    /// Renamed to `disposed(by:)`.
    @available(*, unavailable, renamed: "disposed(by:)") public func addDisposableTo(_ bag: DisposeBag) { fatalError() }

    /// Renamed to `disposed(by:)`.
    @available(*, unavailable, renamed: "disposed(by:)") public func store(in bag: DisposeBag) -> Never { fatalError() }

    /// Use `disposed(by:)` with a `DisposeBag`.
    @available(*, unavailable, message: "Use 'disposed(by:)' with a 'DisposeBag'.")
    public func store<Subscriptions>(in subscriptions: inout Subscriptions) -> Never { fatalError() }

    /// Renamed to `dispose()`.
    @available(*, unavailable, renamed: "dispose()") public func cancel() -> Never { fatalError() }
}
