/// Work that schedules itself again, any number of times.
@usableFromInline final class RecursiveWork<State: Sendable>: Sendable {
    @usableFromInline let scheduler: any ImmediateSchedulerType
    @usableFromInline let action: @Sendable (State, @escaping @Sendable (State) -> Void) -> Void
    /// The rounds that have not begun.
    @usableFromInline let pending = CompositeDisposable()
    /// The nested rounds, and the states of those that wait for them to return.
    @usableFromInline let nesting = Lock<(depth: Int, postponed: [State])>((0, []))

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
        nesting.withLock { nesting in
            if nesting.depth >= Self.limit {
                nesting.postponed.append(state)
                return false
            }
            nesting.depth += 1
            return true
        }
    }

    /// Returns the state of the round that the caller has to run next, if there is one.
    @inlinable func leave() -> State? {
        nesting.withLock { nesting in
            if nesting.postponed.isEmpty {
                nesting.depth -= 1
                return nil
            }
            return nesting.postponed.removeFirst()
        }
    }
}
