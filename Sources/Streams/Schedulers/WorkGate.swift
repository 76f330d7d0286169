import Synchronization

/// Admits work that a client's scheduler may run again, or on two threads at the same time.
///
/// Such a scheduler is faulty. It may repeat or lose events, but two threads must not emit to one observer.
@usableFromInline final class WorkGate: Sendable {
    private let isEntered = Atomic<Bool>(false)

    @usableFromInline init() {}

    /// Returns true for one thread until it leaves; work that runs once never leaves.
    @usableFromInline func enter() -> Bool {
        isEntered.compareExchange(
            expected: false, desired: true, successOrdering: .acquiring, failureOrdering: .relaxed
        ).exchanged
    }

    @usableFromInline func leave() { isEntered.store(false, ordering: .releasing) }
}
