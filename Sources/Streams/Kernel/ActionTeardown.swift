extension Lifetime {
    /// Adds an action.
    @usableFromInline final func onDispose(_ action: @escaping () -> Void) { add(ActionTeardown(action)) }
}

private final class ActionTeardown: Teardown, @unchecked Sendable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    override func run() { action() }
}
