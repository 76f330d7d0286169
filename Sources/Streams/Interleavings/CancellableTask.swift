/// A task that waits in `withTaskCancellationHandler`.
///
/// While the handler runs, the runtime holds a lock of the task, which an explorer of interleavings does not see: it has to
/// know that the task cannot go on.
@usableFromInline struct CancellableTask: Sendable {
    #if Interleavings
        private let thread = Interleaving.thread
    #endif

    @usableFromInline init() {}

    /// Runs the handler, on the thread that cancels the task.
    @usableFromInline func cancel(_ handler: () -> Void) {
        #if Interleavings
            if let thread, let canceller = Interleaving.thread {
                return canceller.cancel(thread, handler)
            }
        #endif
        handler()
    }
}
