import Dispatch

/// Work that runs once unless it is disposed first, or each time that a scheduler is asked for it, if it is reusable.
///
/// Disposal releases the action at once, also if the scheduler still holds the work.
@usableFromInline final class ScheduledWork: Cancelable {
    /// Sendable by contract: it is behind the lock, and the scheduler runs the action.
    private struct State: @unchecked Sendable {
        var action: (() -> any Disposable)?
        var timer: DispatchSource?
    }

    private let state: Lock<State>
    private let result = DisposableSlot()
    private let isReusable: Bool

    @usableFromInline init(isReusable: Bool = false, _ action: @escaping () -> any Disposable) {
        self.isReusable = isReusable
        state = Lock(State(action: action))
    }

    @usableFromInline var isDisposed: Bool { result.isDisposed }

    /// Runs the action; its result is disposed with the work.
    @usableFromInline func run() {
        var action: (() -> any Disposable)?
        var timer: DispatchSource?
        state.withLock { state in
            action = state.action
            if isReusable { return }
            state.action = nil
            swap(&state.timer, &timer)
        }
        timer?.cancel()
        if let action { keep(action()) }
    }

    /// Replaces the disposable that is disposed with the work.
    func keep(_ disposable: any Disposable) {
        if type(of: disposable) != NopDisposable.self { result.replace(by: disposable) }
    }

    /// Sets the timer of the work, which `make` creates unless there is one; it is cancelled with the work.
    func setTimer(_ make: () -> DispatchSource, _ set: (DispatchSource) -> Void) {
        var timer: DispatchSource?
        state.withLock { timer = $0.timer }
        if let timer { return set(timer) }
        let made = make()
        set(made)
        state.withLock { if !isDisposed { $0.timer = made } else { timer = made } }
        made.resume()
        timer?.cancel()
    }

    @usableFromInline func dispose() {
        result.dispose()
        var last = State()
        state.withLock { swap(&$0, &last) }
        last.timer?.cancel()
    }
}

/// A scheduler that can run the same work several times, without an allocation each time.
protocol WorkScheduler: AnyObject, Sendable {
    /// Runs `work` after `dueTime`.
    func start(_ work: ScheduledWork, after dueTime: RxTimeInterval)
}
