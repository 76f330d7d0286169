// Names from Combine, for which the compiler suggests the ones of subjects.

extension SubjectType {
    /// Renamed to `onNext(_:)`.
    @available(*, unavailable, renamed: "onNext(_:)") public func send(_ element: Element) -> Never { fatalError() }

    /// Use `onNext(())`.
    @available(*, unavailable, message: "Use 'onNext(())'.")
    public func send() -> Never where Element == Void { fatalError() }

    /// Use `onCompleted()` or `onError(_:)`.
    @available(*, unavailable, message: "Use 'onCompleted()' or 'onError(_:)'.")
    public func send(completion: SinkCompletion) -> Never { fatalError() }
}
