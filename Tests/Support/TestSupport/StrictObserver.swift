import Streams
import Synchronization

/// An observer for sources on several threads: keeps the elements, counts the ends and all that must not happen.
final class StrictObserver<Element: Sendable>: ObserverType, Sendable {
    private let isInside = Atomic<Bool>(false)
    private let state = Guarded(State())

    private struct State {
        var elements: [Element] = []
        var ends = 0
        var faults = 0
    }

    var elements: [Element] { state.withLock { $0.elements } }
    var ends: Int { state.withLock { $0.ends } }
    /// Events that overlapped another one or came after the end.
    var faults: Int { state.withLock { $0.faults } }

    func on(_ event: Event<Element>) {
        let overlaps = isInside.exchange(true, ordering: .acquiringAndReleasing)
        state.withLock { state in
            if overlaps || state.ends > 0 { state.faults += 1 }
            if let element = event.element { state.elements.append(element) } else { state.ends += 1 }
        }
        // A moment inside, so that another event has the chance to come too early.
        for _ in 0..<20 { _ = isInside.load(ordering: .sequentiallyConsistent) }
        isInside.store(false, ordering: .releasing)
    }
}
