import Streams

/// Requests that are answered when the test says so.
final class Answers<Element: Sendable>: Sendable {
    private typealias Answer = @Sendable (SingleEvent<Element>) -> Void

    private struct State {
        var open: [(id: Int, answer: Answer)] = []
        var requests = 0
        var cancelled = 0
    }

    private let state = Lock(State())

    /// How often an answer was asked for.
    var requests: Int { state.withLock { $0.requests } }
    /// How often the answer was not waited for.
    var cancelled: Int { state.withLock { $0.cancelled } }

    /// A request.
    var single: Single<Element> {
        .create { [self] answer in
            let id = state.withLock { state in
                state.requests += 1
                state.open.append((state.requests, answer))
                return state.requests
            }
            return Disposables.create { self.cancel(id) }
        }
    }

    /// Answers the oldest open request.
    func succeed(_ element: Element) { answer(.success(element)) }

    /// Fails the oldest open request.
    func fail(_ error: any Error) { answer(.failure(error)) }

    private func answer(_ event: SingleEvent<Element>) {
        let oldest = state.withLock { $0.open.isEmpty ? nil : $0.open.removeFirst() }
        oldest?.answer(event)
    }

    private func cancel(_ id: Int) {
        // What is let go of is freed outside of the lock.
        let dropped = state.withLock { state -> Answer? in
            guard let index = state.open.firstIndex(where: { $0.id == id }) else { return nil }
            state.cancelled += 1
            return state.open.remove(at: index).answer
        }
        withExtendedLifetime(dropped) {}
    }
}
