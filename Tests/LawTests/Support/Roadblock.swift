import Dispatch
import Synchronization

/// Holds up one event on the thread that delivers it.
final class Roadblock: Sendable {
    private let isArmed = Atomic<Bool>(false)
    private let isOverdue = Atomic<Bool>(false)
    private let arrived = DispatchSemaphore(value: 0)
    private let lifted = DispatchSemaphore(value: 0)

    /// The next event is held up.
    func arm() { isArmed.store(true, ordering: .sequentiallyConsistent) }

    /// Called inside each event.
    func pass() {
        guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
        arrived.signal()
        if !lifted.arrives { isOverdue.store(true, ordering: .sequentiallyConsistent) }
    }

    /// There is no event any more.
    func giveUp() { arrived.signal() }

    /// Whether an event is held up, or there is none any more.
    var isReached: Bool { arrived.arrives }

    /// Lets the event go on; false when it had to wait too long.
    func lift() -> Bool {
        lifted.signal()
        return !isOverdue.load(ordering: .sequentiallyConsistent)
    }
}
