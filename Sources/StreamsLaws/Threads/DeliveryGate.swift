import Dispatch
import Synchronization

/// Holds up one event on the thread that delivers it.
final class DeliveryGate: Sendable {
    private let isClosed = Atomic<Bool>(false)
    private let isOverdue = Atomic<Bool>(false)
    private let arrival = DispatchSemaphore(value: 0)
    private let opening = DispatchSemaphore(value: 0)

    init() {}

    /// Closes the gate for the next event.
    func close() { isClosed.store(true, ordering: .sequentiallyConsistent) }

    /// Called inside each event.
    func pass() {
        guard isClosed.exchange(false, ordering: .sequentiallyConsistent) else { return }
        arrival.signal()
        if !opening.arrivesInTime { isOverdue.store(true, ordering: .sequentiallyConsistent) }
    }

    /// Reports that there will be no event, and lets later ones pass.
    func giveUp() {
        isClosed.store(false, ordering: .sequentiallyConsistent)
        arrival.signal()
    }

    /// Waits until an event has been held up, or there is none; false if the sources are stuck.
    var isReached: Bool { arrival.arrivesInTime }

    /// Lets the event continue; false if it had to wait too long.
    func open() -> Bool {
        opening.signal()
        return !isOverdue.load(ordering: .sequentiallyConsistent)
    }
}
