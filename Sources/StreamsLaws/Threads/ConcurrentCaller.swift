import Streams

/// Client code that lets another thread use the same chain, and waits for that thread.
///
/// If a lock were held while client code runs, the other thread would be stuck.
final class ConcurrentCaller: Sendable {
    private struct State {
        var action: (@Sendable (Int?) -> Void)?
        var sender: Int?
        var isBusy = false
        var calls = 0
        var stuck: String?
    }

    private let state = Lock(State())
    private let limit: Int

    /// - Parameter limit: The maximum number of calls.
    init(limit: Int) { self.limit = limit }

    /// Runs `action` in each call from now on; it receives the index of the source that is sending on the waiting thread.
    func begin(_ action: @escaping @Sendable (Int?) -> Void) {
        var action: (@Sendable (Int?) -> Void)? = action
        state.withLock { swap(&$0.action, &action) }
    }

    /// The index of the source that is sending.
    var sender: Int? {
        get { state.withLock { $0.sender } }
        set { state.withLock { $0.sender = newValue } }
    }

    var calls: Int { state.withLock { $0.calls } }

    /// The client code during which the other thread was stuck.
    var stuck: String? { state.withLock { $0.stuck } }

    /// Calls from another thread and waits, unless a call is in progress.
    func call(during place: String) {
        let (action, sender) = state.withLock { state in
            guard let action = state.action, !state.isBusy, state.stuck == nil, state.calls < limit else {
                return (nil as (@Sendable (Int?) -> Void)?, nil as Int?)
            }
            state.isBusy = true
            state.calls += 1
            return (action, state.sender)
        }
        guard let action else { return }
        let isDone = Threads.run { action(sender) }
        state.withLock { state in
            state.isBusy = false
            if !isDone { state.stuck = place }
        }
    }
}
