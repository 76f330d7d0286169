// Names from earlier versions of the vocabulary. They exist so that the compiler offers the current name.

extension Disposable {
    /// Renamed to `disposed(by:)`.
    @available(*, unavailable, renamed: "disposed(by:)") public func addDisposableTo(_ bag: DisposeBag) { fatalError() }
}
