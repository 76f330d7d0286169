extension Lock where State: Sendable {
    /// Replaces the state; the replaced one is released outside the lock, since its `deinit` may run client code.
    @usableFromInline package func replace(by state: State) {
        var replaced = state
        withLock { swap(&$0, &replaced) }
    }
}
