/// Lets one task after another pass, in the order in which they came.
///
/// Sendable by contract: the variables are touched only under `lock`.
final class Turnstile: @unchecked Sendable {
    /// The place of a task that waits; it is left empty if the task is canceled.
    ///
    /// Sendable by contract: `continuation` is touched only under the lock of the turnstile.
    private final class Turn: @unchecked Sendable {
        @exclusivity(unchecked) var continuation: UnsafeContinuation<Bool, Never>?
    }

    private let lock = Lock()
    @exclusivity(unchecked) private var isTaken = false
    @exclusivity(unchecked) private var turns = Queue<Turn>()

    /// Returns false, without having entered, if the task is canceled while it waits.
    func enter() async -> Bool {
        if lock.withLock({ take() }) { return true }
        let turn = Turn()
        let task = CancellableTask()
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { wait($0, for: turn) }
        } onCancel: {
            task.cancel { cancel(turn) }
        }
    }

    /// Whether there was no need to wait; under the lock.
    private func take() -> Bool {
        defer { isTaken = true }
        return !isTaken
    }

    private func wait(_ continuation: UnsafeContinuation<Bool, Never>, for turn: Turn) {
        let hasEntered = lock.withLock {
            if take() { return true }
            turn.continuation = continuation
            turns.append(turn)
            return false
        }
        if hasEntered { continuation.resume(returning: true) } else if Task.isCancelled { cancel(turn) }
    }

    private func cancel(_ turn: Turn) {
        let canceled = lock.withLock { turn.continuation.take() }
        canceled?.resume(returning: false)
    }

    func leave() {
        let next: UnsafeContinuation<Bool, Never>? = lock.withLock {
            while let turn = turns.takeFirst() {
                if let continuation = turn.continuation.take() { return continuation }
            }
            isTaken = false
            return nil
        }
        next?.resume(returning: true)
    }
}
