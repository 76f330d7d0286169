extension Lifetime {
    /// Creates the lifetime of the chain of a subscriber.
    ///
    /// - Parameter handlesErrors: if false, the call stack is recorded for `Hooks.defaultErrorHandler`, if `Hooks` asks for it.
    @usableFromInline static func root(handlesErrors: Bool = true) -> Lifetime {
        if handlesErrors || !Hooks.recordCallStackOnError { return Lifetime(.root) }
        return RecordedLifetime(Hooks.customCaptureSubscriptionCallstack())
    }
}

private final class RecordedLifetime: Lifetime, @unchecked Sendable {
    private let recorded: [String]

    override var callStack: [String] { recorded }

    init(_ callStack: [String]) {
        recorded = callStack
        super.init(.root)
    }
}
