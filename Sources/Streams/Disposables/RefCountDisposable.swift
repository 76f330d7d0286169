/// A disposable that waits for others: the underlying one is disposed when this one was, and everything retained too.
public final class RefCountDisposable: Cancelable {
    private struct State {
        var underlying: (any Disposable)?
        var retained = 0
        var isDisposed = false

        /// The underlying disposable, when nobody needs it any more.
        mutating func takeIfUnused() -> (any Disposable)? {
            guard isDisposed, retained == 0 else { return nil }
            defer { underlying = nil }
            return underlying
        }
    }

    private let state: Lock<State>

    /// Waits with disposing `disposable`.
    public init(disposable: any Disposable) {
        state = Lock(State(underlying: disposable))
    }

    /// Whether it was disposed; the underlying disposable may still be waiting.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// A disposable that the underlying one waits for; one that does nothing when that was disposed already.
    public func retain() -> any Disposable {
        let isAlive = state.withLock { state in
            if state.underlying == nil { return false }
            state.retained += 1
            return true
        }
        guard isAlive else { return Disposables.create() }
        return Disposables.create { [self] in
            let underlying = state.withLock { state in
                state.retained -= 1
                return state.takeIfUnused()
            }
            underlying?.dispose()
        }
    }

    /// Disposes the underlying disposable as soon as everything retained was disposed.
    public func dispose() {
        let underlying = state.withLock { state in
            state.isDisposed = true
            return state.takeIfUnused()
        }
        underlying?.dispose()
    }
}
