/// A disposable that disposes another one after it, and all disposables that it has handed out, were disposed.
public final class RefCountDisposable: Cancelable {
    private let underlying = DisposableSlot()
    /// `uses` counts the disposables handed out, and this one until it is disposed.
    private let state = Lock((uses: 1, isDisposed: false))

    /// Creates a disposable that disposes `disposable` after its last use.
    public init(disposable: any Disposable) { underlying.replace(by: disposable) }

    /// Whether the underlying disposable was disposed.
    public var isDisposed: Bool { underlying.isDisposed }

    /// Returns a disposable that delays the disposal of the underlying one until it is disposed itself.
    ///
    /// If the underlying disposable was disposed already, the result has no effect.
    public func retain() -> any Disposable {
        state.withLock { $0.uses += 1 }
        return Disposables.create { [self] in release() }
    }

    /// Disposes the underlying disposable as soon as it has no other use.
    public func dispose() {
        let wasDisposed = state.withLock { state in
            defer { state.isDisposed = true }
            return state.isDisposed
        }
        if !wasDisposed { release() }
    }

    private func release() {
        let isUnused = state.withLock { state in
            state.uses -= 1
            return state.uses == 0
        }
        if isUnused { underlying.dispose() }
    }
}
