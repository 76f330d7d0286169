import Streams
import Synchronization
import TestSupport

/// An observer that notes what it receives and all that must not happen, from whichever thread.
final class Witness: ObserverType, Sendable {
    private struct State {
        var events: [Event<String>] = []
        var faults: [String] = []
        var isClosed = false
        var onEvent: (@Sendable (Event<String>) -> Void)?
    }

    private let isInside = Atomic<Bool>(false)
    private let state = Lock(State())

    /// What came.
    var events: [Event<String>] { state.withLock { $0.events } }

    /// Events that overlapped, or came after a stop event or after `close()`.
    var faults: [String] { state.withLock { $0.faults } }

    var hasStopped: Bool { events.last?.isStopEvent ?? false }

    /// The error that ended it.
    var error: LawError? { events.last?.error as? LawError }

    /// From now on every event is a fault.
    func close() { state.withLock { $0.isClosed = true } }

    /// Calls `body` inside each event.
    func onEvent(_ body: @escaping @Sendable (Event<String>) -> Void) { state.withLock { $0.onEvent = body } }

    func on(_ event: Event<String>) {
        if isInside.exchange(true, ordering: .acquiringAndReleasing) { fault("\(event) overlaps another event") }
        let onEvent = state.withLock { state in
            if state.isClosed { state.faults.append("\(event) after dispose") }
            if state.events.last?.isStopEvent ?? false { state.faults.append("\(event) after the end") }
            state.events.append(event)
            return state.onEvent
        }
        onEvent?(event)
        isInside.store(false, ordering: .releasing)
    }

    /// Called when an event is on its way here.
    func passed(_ event: Event<String>) {
        state.withLock { state in
            if state.isClosed { state.faults.append("\(event) on its way after dispose") }
            if state.events.last?.isStopEvent ?? false { state.faults.append("\(event) on its way after the end") }
        }
    }

    private func fault(_ text: String) { state.withLock { $0.faults.append(text) } }
}
