import Synchronization

/// Gives what it holds to the first who asks.
@usableFromInline
final class Latch<Value: Sendable>: Sendable {
    @usableFromInline let isTaken = Atomic<Bool>(false)
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }

    @inlinable
    func take() -> Value? { isTaken.exchange(true, ordering: .acquiringAndReleasing) ? nil : value }
}
