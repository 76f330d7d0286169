/// A task that waits for a call, and continues once, even if it is canceled during that.
final class WaitingTask: Sendable {
    private let state = Lock<(continuation: UnsafeContinuation<Void, Never>?, hasEnded: Bool)>((nil, false))

    private init() {}

    /// Waits until `begin` has had its argument called, or the task is canceled.
    static func wait(until begin: (@escaping @Sendable () -> Void) -> Void) async {
        let waiter = WaitingTask()
        let task = CancellableTask()
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                waiter.begin(continuation)
                begin { waiter.end() }
            }
        } onCancel: {
            task.cancel { waiter.end() }
        }
    }

    private func begin(_ continuation: UnsafeContinuation<Void, Never>) {
        let hasEnded = state.withLock { state in
            if !state.hasEnded { state.continuation = continuation }
            return state.hasEnded
        }
        if hasEnded { continuation.resume() }
    }

    private func end() {
        let waiting = state.withLock { state in
            defer { state = (nil, true) }
            return state.continuation
        }
        waiting?.resume()
    }
}
