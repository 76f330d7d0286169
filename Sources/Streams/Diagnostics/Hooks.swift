import Synchronization

/// Points at which a program can look into the library.
public enum Hooks {
    /// Receives an error that nobody handles, with the call stack of the subscription when that is recorded.
    public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

    /// Records the call stack of a subscription.
    public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

    /// Receives an error that comes when nobody can receive it any more.
    public typealias LateErrorHandler = @Sendable (_ error: any Error) -> Void

    private static let state = Lock(State())

    private struct State {
        var defaultErrorHandler: DefaultErrorHandler = { _, error in diagnose("Unhandled error in a stream: \(error)") }
        var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack = { [] }
        var lateErrorHandler: LateErrorHandler = { error in
            #if DEBUG
                diagnose("Error after the end of a stream: \(error)")
            #endif
        }
    }

    private static let isRecording = DiagnosticAtomic<Bool>(false)

    /// Whether subscriptions without `onError` record where they were made.
    ///
    /// Off by default, since it costs time.
    public static var recordCallStackOnError: Bool {
        get { isRecording.load(ordering: .relaxed) }
        set { isRecording.store(newValue, ordering: .relaxed) }
    }

    /// What happens to an error that nobody handles: by default it is printed to standard error.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { state.withLock { $0.defaultErrorHandler } }
        set { state.withLock { $0.defaultErrorHandler = newValue } }
    }

    /// What happens to an error that comes after its subscription was disposed or has ended, or still waits then for its
    /// turn.
    ///
    /// Such an error has nowhere to go: the observer is not to hear of it any more. By default debug builds print it
    /// to standard error, and release builds drop it; it is never fatal. Called on the thread that sends the error, or
    /// on the one that it waits for.
    ///
    ///     Hooks.lateErrorHandler = { error in print("late: \(error)") }
    public static var lateErrorHandler: LateErrorHandler {
        get { state.withLock { $0.lateErrorHandler } }
        set { state.withLock { $0.lateErrorHandler = newValue } }
    }

    /// How a call stack is recorded: by default not at all.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { state.withLock { $0.customCaptureSubscriptionCallstack } }
        set { state.withLock { $0.customCaptureSubscriptionCallstack = newValue } }
    }
}
