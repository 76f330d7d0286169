import Streams

/// An observer that records its events and every violation of the grammar, from any thread.
package final class StrictObserver<Element: Sendable>: ObserverType, Sendable {
    private struct State {
        var events: [Event<Element>] = []
        var terminalEvents = 0
        var faults: [String] = []
        /// The number of events that may follow `close()`; nil before.
        var remaining: Int?
        var isInside = false
        var onEvent: (@Sendable (Event<Element>) -> Void)?

        mutating func check(_ event: Event<Element>, _ verb: String) {
            if let remaining, remaining <= 0 { faults.append("\(event)\(verb) after disposal") }
            if terminalEvents > 0 { faults.append("\(event)\(verb) after termination") }
        }
    }

    private let state = Lock(State())

    package init() {}

    package var events: [Event<Element>] { state.withLock { $0.events } }

    package var elements: [Element] { events.compactMap(\.element) }

    package var terminalEvents: Int { state.withLock { $0.terminalEvents } }

    package var hasTerminated: Bool { terminalEvents > 0 }

    /// Events that overlap another one, or arrive after termination or disposal.
    package var faults: [String] { state.withLock { $0.faults } }

    /// The error of a law with which the sequence failed.
    var error: LawError? { events.last?.error as? LawError }

    /// Makes every later event a fault, except for an event that is in flight.
    package func close(afterEventInFlight: Bool = false) {
        state.withLock { $0.remaining = afterEventInFlight ? 1 : 0 }
    }

    /// Calls `body` inside each event.
    package func onEvent(_ body: @escaping @Sendable (Event<Element>) -> Void) {
        var body: (@Sendable (Event<Element>) -> Void)? = body
        state.withLock { swap(&$0.onEvent, &body) }
    }

    package func on(_ event: Event<Element>) {
        Interleaving.expectNoLock(during: "an event")
        let onEvent = state.withLock { state in
            if state.isInside { state.faults.append("\(event) overlaps another event") }
            state.check(event, "")
            if let remaining = state.remaining { state.remaining = remaining - 1 }
            state.isInside = true
            state.events.append(event)
            if event.isStopEvent { state.terminalEvents += 1 }
            return state.onEvent
        }
        // Gives a concurrent event the time to overlap.
        RandomDelay.pass()
        onEvent?(event)
        state.withLock { $0.isInside = false }
    }

    /// Checks an event that an operator forwards on its way to the observer.
    func check(_ event: Event<Element>) { state.withLock { $0.check(event, " was forwarded") } }
}
