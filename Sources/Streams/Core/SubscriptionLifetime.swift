extension Lifetime {
    /// Creates the lifetime of the chain of a subscriber.
    ///
    /// - Parameter handlesErrors: if false, the call stack is recorded for `Hooks.defaultErrorHandler`, if `Hooks` asks for it.
    @usableFromInline static func root(handlesErrors: Bool = true) -> Lifetime {
        handlesErrors || !Hooks.recordCallStackOnError ? Lifetime(.root) : RecordedLifetime(Hooks.recordedCallStack)
    }
}

extension Hooks {
    /// The call stack of the subscription that is being made; empty if it is not recorded.
    static var recordedCallStack: [String] { recordCallStackOnError ? customCaptureSubscriptionCallstack() : [] }
}

private final class RecordedLifetime: Lifetime, @unchecked Sendable {
    private let recorded: [String]

    override var callStack: [String] { recorded }

    init(_ callStack: [String]) {
        recorded = callStack
        super.init(.root)
    }
}
