/// Something to release or to cancel.
public protocol Disposable: Sendable {
    /// Releases it. Calling it again does nothing.
    func dispose()
}

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
    /// Whether it was disposed.
    var isDisposed: Bool { get }
}

/// A disposable without anything to dispose.
@usableFromInline struct NopDisposable: Disposable {
    @usableFromInline static let shared: any Disposable = NopDisposable()

    @usableFromInline func dispose() {}
}
