/// Lets one task after another pass, in the order in which they came.
///
/// Sendable by contract: the variables are touched only under `lock`.
final class Turnstile: @unchecked Sendable {
    /// The place of a task that waits.
    ///
    /// Sendable by contract: the variables are touched only under the lock of the turnstile.
    private final class Turn: @unchecked Sendable {
        /// Nil if the task waits no longer, as it may have been canceled.
        @exclusivity(unchecked) var pass: (@Sendable () -> Void)?
        @exclusivity(unchecked) var hasEntered = false
    }

    private let lock = Lock()
    @exclusivity(unchecked) private var isTaken = false
    @exclusivity(unchecked) private var turns = Queue<Turn>()

    /// Returns false, without having entered, if the task is canceled while it waits.
    func enter() async -> Bool {
        if lock.withLock({ take() }) { return true }
        let turn = Turn()
        await WaitingTask.wait { wait(for: turn, $0) }
        // Not a result of the continuation: the thread sanitizer does not know that the runtime orders its accesses.
        return lock.withLock {
            turn.pass = nil
            return turn.hasEntered
        }
    }

    /// Whether there was no need to wait; under the lock.
    private func take() -> Bool {
        defer { isTaken = true }
        return !isTaken
    }

    private func wait(for turn: Turn, _ pass: @escaping @Sendable () -> Void) {
        let hasEntered = lock.withLock {
            turn.hasEntered = take()
            if !turn.hasEntered {
                turn.pass = pass
                turns.append(turn)
            }
            return turn.hasEntered
        }
        if hasEntered { pass() }
    }

    func leave() {
        let pass: (@Sendable () -> Void)? = lock.withLock {
            while let turn = turns.takeFirst() {
                guard let pass = turn.pass.take() else { continue }
                turn.hasEntered = true
                return pass
            }
            isTaken = false
            return nil
        }
        pass?()
    }
}
