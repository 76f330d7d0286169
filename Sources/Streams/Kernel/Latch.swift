import Synchronization

/// Lets one caller through.
@usableFromInline
final class Latch: Sendable {
    @usableFromInline let isTaken = Atomic<Bool>(false)

    @inlinable
    init() {}

    /// True for the first caller, on whichever thread.
    @inlinable
    func take() -> Bool { !isTaken.exchange(true, ordering: .acquiringAndReleasing) }
}
