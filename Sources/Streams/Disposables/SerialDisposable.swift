/// A place for a disposable that can be replaced; replacing disposes the one before.
///
/// When it was disposed, what is set is disposed at once.
public final class SerialDisposable: Cancelable {
    private struct State {
        var current: (any Disposable)?
        var isDisposed = false
    }

    private let state = Lock(State())

    /// An empty place.
    public init() {}

    /// Whether it was disposed.
    public var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// The current disposable; one that does nothing when there is none.
    public var disposable: any Disposable {
        get { state.withLock { $0.current } ?? Disposables.create() }
        set {
            let toDispose: (any Disposable)? = state.withLock { state in
                if state.isDisposed { return newValue }
                defer { state.current = newValue }
                return state.current
            }
            toDispose?.dispose()
        }
    }

    /// Disposes the current disposable, and all that are set later.
    public func dispose() {
        let current = state.withLock { state in
            defer { state = State(current: nil, isDisposed: true) }
            return state.current
        }
        current?.dispose()
    }
}
