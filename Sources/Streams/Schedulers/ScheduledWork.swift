/// Work that runs once unless it is disposed before; then it releases its action at once, and not when its scheduler
/// comes to it.
final class ScheduledWork: Cancelable {
    private enum State {
        case waiting(UncheckedSendable<() -> any Disposable>)
        case running
        case done(any Disposable)
        case disposed
    }

    private let state: Lock<State>

    init(_ action: @escaping () -> any Disposable) { state = Lock(.waiting(UncheckedSendable(action))) }

    var isDisposed: Bool {
        state.withLock { state in
            if case .disposed = state { return true }
            return false
        }
    }

    /// Runs the action; its result is disposed with the work.
    func run() {
        let action: UncheckedSendable<() -> any Disposable>? = state.withLock { state in
            guard case .waiting(let action) = state else { return nil }
            state = .running
            return action
        }
        guard let action else { return }
        let result = action.value()
        let isDisposed = state.withLock { state in
            if case .disposed = state { return true }
            state = .done(result)
            return false
        }
        if isDisposed { result.dispose() }
    }

    func dispose() {
        // Released outside the lock.
        let last = state.withLock { state in
            defer { state = .disposed }
            return state
        }
        if case .done(let result) = last { result.dispose() }
    }
}
