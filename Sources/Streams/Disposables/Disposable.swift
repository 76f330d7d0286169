/// A resource to release, or work to cancel.
@preconcurrency public protocol Disposable: Sendable {
    /// Releases the resource. Later calls have no effect.
    func dispose()
}

/// A disposable that indicates whether it was disposed.
public protocol Cancelable: Disposable {
    /// Whether it was disposed.
    var isDisposed: Bool { get }
}

/// A disposable without effect.
@usableFromInline struct NopDisposable: Disposable {
    @inlinable static var shared: any Disposable { NopDisposable() }

    @inlinable init() {}

    @inlinable func dispose() {}
}

extension Disposable {
    /// Whether it is a disposable without effect; by its static type, which takes no call.
    var isNop: Bool { Self.self == NopDisposable.self }
}
