import Synchronization

/// A disposable that only remembers whether it was disposed.
public final class BooleanDisposable: Cancelable {
    private let disposed: Atomic<Bool>

    /// A disposable that is not disposed yet.
    public convenience init() { self.init(isDisposed: false) }

    /// A disposable that may be disposed from the start.
    public init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

    /// Whether it was disposed.
    public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Marks it as disposed.
    public func dispose() { disposed.store(true, ordering: .releasing) }
}
