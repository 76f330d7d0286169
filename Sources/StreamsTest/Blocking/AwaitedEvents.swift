import Streams

/// Collects the events of a subscription until the terminal event, for which the subscribing thread waits.
///
/// Sendable by contract: the state is locked, and any thread can open the gate.
final class AwaitedEvents<Element>: ObserverType, @unchecked Sendable {
    private let state = Lock(UncheckedSendable(State()))
    private let gate = RunLoopGate()

    private struct State {
        var elements: [Element] = []
        var end: Result<Void, any Error>?
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): state.withLock { $0.value.elements.append(element) }
        case .error(let error): stop(.failure(error))
        case .completed: stop(.success(()))
        }
    }

    private func stop(_ end: Result<Void, any Error>) {
        // The replaced error of a source that fails twice is released outside the lock.
        var end: Result<Void, any Error>? = end
        state.withLock { swap(&$0.value.end, &end) }
        gate.open()
    }

    /// Returns at the terminal event or at the deadline.
    func wait(until deadline: Deadline) {
        gate.wait(until: deadline) { state.withLock { $0.value.end == nil } }
    }

    /// The elements and the terminal event; without a terminal event, a timeout.
    var result: MaterializedSequenceResult<Element> {
        let state = state.value.value
        return switch state.end {
        case .success: .completed(elements: state.elements)
        case .failure(let error): .failed(elements: state.elements, error: error)
        case nil: .failed(elements: state.elements, error: RxError.timeout)
        }
    }
}
