import Synchronization

/// Global handlers that a program can replace.
public enum Hooks {
    /// Receives an unhandled error, with the call stack of the subscription if it was recorded.
    public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

    /// Returns the call stack of a subscription.
    public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

    /// Receives an error that arrives after termination or disposal.
    public typealias LateErrorHandler = @Sendable (_ error: any Error) -> Void

    private static let unhandled = Lock<DefaultErrorHandler> { _, error in
        diagnose(withTrail("Unhandled error in a stream: \(error)"))
    }
    private static let capture = Lock<CustomCaptureSubscriptionCallstack> { [] }
    private static let late = Lock<LateErrorHandler> { error in
        #if DEBUG
            diagnose(withTrail("Error after the end of a stream: \(error)"))
        #endif
    }

    private static let isRecording = DiagnosticAtomic<Bool>(false)

    /// Whether subscriptions without `onError` record their call stack; false by default, because it takes time.
    public static var recordCallStackOnError: Bool {
        get { isRecording.load(ordering: .relaxed) }
        set { isRecording.store(newValue, ordering: .relaxed) }
    }

    /// The handler of errors of subscriptions without `onError`; prints to standard error by default.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { unhandled.value }
        set { unhandled.replace(by: newValue) }
    }

    /// The handler of errors that arrive, or are still queued, after their subscription has terminated or was disposed.
    ///
    /// Such an error must not reach the observer any more. By default, debug builds print it to standard error and
    /// release builds drop it. Called on the thread that sends the error, or on the thread that drains it.
    ///
    ///     Hooks.lateErrorHandler = { error in print("late: \(error)") }
    public static var lateErrorHandler: LateErrorHandler {
        get { late.value }
        set { late.replace(by: newValue) }
    }

    /// The function that records call stacks; returns an empty one by default.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { capture.value }
        set { capture.replace(by: newValue) }
    }
}
