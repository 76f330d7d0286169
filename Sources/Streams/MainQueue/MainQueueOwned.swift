/// Owns a value, which the main queue releases after the last reference to the owner is gone, on any thread.
///
/// A driver of elements that are not `Sendable` belongs to the main actor. A driver that is derived from it can be
/// `Sendable`, as a subscription is. Both retain values of the main actor, and are released on any thread.
///
/// Sendable by contract: the value is used on the main queue only.
@usableFromInline final class MainQueueOwned<Value>: @unchecked Sendable {
    private let box: Unmanaged<Box<Value>>

    @usableFromInline init(_ value: Value) { box = .passRetained(Box(value)) }

    deinit {
        if MainQueue.isCurrent { return box.release() }
        let box = UncheckedSendable(box)
        MainQueue.async { box.value.release() }
    }

    @usableFromInline var value: Value {
        // The optimizer would release the owner, and thereby the value, before the last use of the value.
        withExtendedLifetime(self) { box._withUnsafeGuaranteedRef { $0.value } }
    }
}
