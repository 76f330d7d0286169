import Streams

/// An observer for sources on several threads: keeps the elements, counts the ends and all that must not happen.
package final class StrictObserver<Element: Sendable>: ObserverType, Sendable {
    private let state = Lock(State())

    private struct State {
        var elements: [Element] = []
        var ends = 0
        var faults = 0
        var late = 0
        var isInside = false
        var isLeft = false
    }

    package init() {}

    package var elements: [Element] { state.withLock { $0.elements } }
    package var ends: Int { state.withLock { $0.ends } }
    /// Events that overlapped another one or came after the end.
    package var faults: Int { state.withLock { $0.faults } }
    /// Events that came after `leave()`.
    package var late: Int { state.withLock { $0.late } }

    /// Called when the subscription has been disposed.
    package func leave() { state.withLock { $0.isLeft = true } }

    package func on(_ event: Event<Element>) {
        state.withLock { state in
            if state.isInside || state.ends > 0 { state.faults += 1 }
            if state.isLeft { state.late += 1 }
            if let element = event.element { state.elements.append(element) } else { state.ends += 1 }
            state.isInside = true
        }
        // So that another event has the chance to come too early.
        Moment.pass()
        state.withLock { $0.isInside = false }
    }
}
