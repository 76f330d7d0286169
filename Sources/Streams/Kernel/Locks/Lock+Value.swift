extension Lock where State: Sendable {
    /// A copy of the state.
    ///
    /// Not for brevity only: if the state is a closure, `withLock { $0 }` where its type is known writes the closure back
    /// wrapped into another one, so that each read makes each later call slower and deeper.
    @inlinable package var value: State { withLock { $0 } }

    /// Replaces the state; the replaced one is released outside the lock, since its `deinit` may run client code.
    @inlinable package func replace(by state: State) {
        var replaced = state
        withLock { swap(&$0, &replaced) }
    }
}
