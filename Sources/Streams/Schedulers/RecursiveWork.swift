/// Work that schedules itself again, any number of times.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class RecursiveWork<State: Sendable>: @unchecked Sendable {
    @usableFromInline let scheduler: any ImmediateSchedulerType
    @usableFromInline let action: @Sendable (State, @escaping @Sendable (State) -> Void) -> Void
    /// The rounds that have not begun.
    @usableFromInline let pending = CompositeDisposable()
    @usableFromInline let lock = Lock()
    /// The number of nested rounds.
    @exclusivity(unchecked) @usableFromInline final var depth = 0
    /// The states of the rounds that wait for the nested ones to return.
    @exclusivity(unchecked) @usableFromInline final var postponed = Queue<State>()

    /// The depth at which a scheduler that runs work inside the call runs it in a loop.
    ///
    /// Below the limit, calls are nested: a scheduler such as that of the main queue tells them from new work, and runs
    /// them later.
    @inlinable static var limit: Int { 64 }

    @inlinable init(
        on scheduler: any ImmediateSchedulerType,
        _ action: @escaping @Sendable (State, @escaping @Sendable (State) -> Void) -> Void
    ) {
        self.scheduler = scheduler
        self.action = action
    }

    @inlinable func run(_ state: State) {
        guard enter(state) else { return }
        Trampoline.unmanaged._withUnsafeGuaranteedRef { trampoline in
            trampoline.unwindingAnew {
                var next: State? = state
                while let state = next {
                    schedule(state)
                    trampoline.releaseDisposed()
                    next = leave()
                }
            }
        }
    }

    @inlinable func schedule(_ state: State) {
        let round = SingleAssignmentDisposable()
        guard let key = pending.insert(round) else { return }
        round.setDisposable(
            scheduler.schedule(state) { [self] state in
                // Once, also if a client's scheduler runs it again: a second round would run beside the first.
                if pending.removeOnce(key) { action(state, run) }
                return Disposables.create()
            })
    }

    /// Returns true if the caller runs the round; otherwise a call around it does.
    @inlinable func enter(_ state: State) -> Bool {
        lock.withLock {
            if depth >= Self.limit {
                postponed.append(state)
                return false
            }
            depth += 1
            return true
        }
    }

    /// Returns the state of the round that the caller has to run next, if there is one.
    @inlinable func leave() -> State? {
        lock.withLock {
            if let next = postponed.takeFirst() { return next }
            depth -= 1
            return nil
        }
    }
}
