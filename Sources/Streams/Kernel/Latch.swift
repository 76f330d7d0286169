import Synchronization

/// Lets one caller through.
final class Latch: Sendable {
    private let isTaken = Atomic<Bool>(false)

    /// True for the first caller, on whichever thread.
    func take() -> Bool { !isTaken.exchange(true, ordering: .acquiringAndReleasing) }
}
