import Synchronization

/// A disposable that only records its disposal.
public final class BooleanDisposable: Cancelable {
    private let disposed: Atomic<Bool>

    /// Creates a disposable that is not disposed.
    public convenience init() { self.init(isDisposed: false) }

    /// Creates a disposable that is disposed from the start if `isDisposed` is true.
    public init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

    /// Whether it was disposed.
    public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Records the disposal.
    public func dispose() { disposed.store(true, ordering: .releasing) }
}
