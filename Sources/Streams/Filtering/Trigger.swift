/// A source whose first element matters, and not its value; that element claims the end of the subscription.
@usableFromInline final class Trigger: SideUpstream {
    @usableFromInline let serializer: Serializer
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let onElement: (Trigger) -> Void
    @usableFromInline let onError: (TerminalEvent) -> Void

    /// - Parameters:
    ///   - onElement: receives the trigger once, on the thread of the source, and disposes its lifetime.
    ///   - onError: terminates the result; called inside the serializer.
    @inlinable init(
        _ serializer: Serializer, _ lifetime: Lifetime, _ onElement: @escaping (Trigger) -> Void,
        onError: @escaping (TerminalEvent) -> Void
    ) {
        self.serializer = serializer
        self.lifetime = lifetime
        self.onElement = onElement
        self.onError = onError
    }

    @inlinable func receive(_: Void) {
        if lifetime.claim() { onElement(self) }
    }

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
