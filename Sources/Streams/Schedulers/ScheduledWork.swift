import Synchronization

/// Work that runs once unless it is disposed first, or each time that a scheduler is asked for it, if it is reusable.
///
/// Disposal releases the action at once, also if the scheduler still holds the work.
@usableFromInline package final class ScheduledWork: Cancelable {
    /// Sendable by contract: it is behind the lock, and the scheduler runs the action.
    private struct State: @unchecked Sendable {
        var action: (() -> any Disposable)?
        /// Tells the owner that the work is never due.
        var onAbandon: (() -> Void)?
        /// The timer that the work waits for, and keeps.
        var timer: (any WorkTimer)?
    }

    private let state: Lock<State>
    private let result = DisposableSlot()
    private let isReusable: Bool
    /// Whether it holds nothing anymore; a hint for a group that it is a member of.
    let hasEnded = Atomic<Bool>(false)

    @usableFromInline package init(_ action: @escaping () -> any Disposable) {
        isReusable = false
        state = Lock(State(action: action))
    }

    /// Creates work that the scheduler may be asked for several times.
    ///
    /// - Parameter onAbandon: called if it is never due, so that the owner releases what it keeps until then.
    init(reusable action: @escaping () -> any Disposable, onAbandon: @escaping () -> Void) {
        isReusable = true
        state = Lock(State(action: action, onAbandon: onAbandon))
    }

    @usableFromInline package var isDisposed: Bool { result.isDisposed }

    /// Runs the action; its result is disposed with the work.
    @usableFromInline package func run() {
        // The state is released outside the lock, here and below.
        var last = State()
        state.withLock { state in
            if isReusable { last.action = state.action } else { swap(&state, &last) }
        }
        guard let action = last.action else { return }
        let result = action()
        if !isReusable, result.isNop { hasEnded.store(true, ordering: .relaxed) }
        keep(result)
    }

    /// Replaces the disposable that is disposed with the work.
    func keep(_ disposable: any Disposable) {
        if !disposable.isNop { result.replace(by: disposable) }
    }

    /// Keeps `timer` until the work has run or, if it is reusable, is disposed; not if it is disposed already.
    func wait(for timer: any WorkTimer) {
        state.withLock { state in
            if !isDisposed { state.timer = timer }
        }
    }

    @usableFromInline package func dispose() { end { $0.timer?.workWasCancelled() } }

    /// Ends work that is never due: a chain may own it, which the work retains.
    @usableFromInline func abandon() { end { $0.onAbandon?() } }

    /// Not a function that returns the state, which the compiler would copy.
    @inline(__always) private func end(_ tell: (State) -> Void) {
        result.dispose()
        var last = State()
        state.withLock { swap(&$0, &last) }
        hasEnded.store(true, ordering: .relaxed)
        tell(last)
    }
}

/// A timer that keeps work until it is due.
protocol WorkTimer: AnyObject, Sendable {
    /// Called for work that was disposed while it waited.
    func workWasCancelled()
}
