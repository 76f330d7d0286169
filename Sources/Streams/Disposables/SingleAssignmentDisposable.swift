/// A place for one disposable that is set later, once.
///
/// When it was disposed before, what is set is disposed at once.
public final class SingleAssignmentDisposable: Cancelable {
    private enum State {
        case empty
        case set(any Disposable)
        case disposed(wasSet: Bool)
    }

    private let state = Lock(State.empty)

    /// An empty place.
    public init() {}

    /// Whether it was disposed.
    public var isDisposed: Bool {
        state.withLock { state in
            if case .disposed = state { return true }
            return false
        }
    }

    /// Sets the disposable.
    ///
    /// Setting a second one is a programmer error.
    public func setDisposable(_ disposable: any Disposable) {
        let isLate = state.withLock { state in
            switch state {
            case .empty:
                state = .set(disposable)
                return false
            case .disposed(wasSet: false):
                state = .disposed(wasSet: true)
                return true
            case .set, .disposed(wasSet: true):
                preconditionFailure("A SingleAssignmentDisposable was set twice; use SerialDisposable to replace one.")
            }
        }
        if isLate { disposable.dispose() }
    }

    /// Disposes what was set, or what will be.
    public func dispose() {
        let disposable: (any Disposable)? = state.withLock { state in
            switch state {
            case .empty:
                state = .disposed(wasSet: false)
                return nil
            case .set(let disposable):
                state = .disposed(wasSet: true)
                return disposable
            case .disposed:
                return nil
            }
        }
        disposable?.dispose()
    }
}
