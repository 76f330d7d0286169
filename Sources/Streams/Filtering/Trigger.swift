/// A source whose first elements matter, and not their values.
@usableFromInline final class Trigger: SideUpstream {
    @usableFromInline let serializer: Serializer
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let onElement: () -> Void
    @usableFromInline let onError: (TerminalEvent) -> Void

    /// - Parameter onError: terminates the result.
    @inlinable init(
        _ serializer: Serializer, _ lifetime: Lifetime, _ onElement: @escaping () -> Void,
        onError: @escaping (TerminalEvent) -> Void
    ) {
        self.serializer = serializer
        self.lifetime = lifetime
        self.onElement = onElement
        self.onError = onError
    }

    @inlinable func receive(_: Void) { onElement() }

    @inlinable func complete() {}

    @inlinable func terminate(_ stop: TerminalEvent) { onError(stop) }
}

/// Attaches a trigger; a function, so that an operator is not generic over the elements of its trigger.
@usableFromInline typealias AttachTrigger = (Trigger) -> Void

extension Observable {
    @usableFromInline final func attachTrigger(_ trigger: Trigger) {
        attach(
            Sink(
                next: { [trigger] _ in trigger.next(()) }, stop: { [trigger] in trigger.stop($0) },
                lifetime: trigger.lifetime))
    }
}
