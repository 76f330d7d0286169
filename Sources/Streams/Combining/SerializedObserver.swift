/// The observer of an operator with several sources: serializes their events and forwards them to `sink`.
///
/// Its methods can be the closures of a sink without an allocation, since these capture one object only.
@usableFromInline class SerializedObserver<Element>: Serializer, @unchecked Sendable {
    @usableFromInline final let sink: Sink<Element>

    @inlinable init(_ sink: Sink<Element>) {
        self.sink = sink
        super.init()
    }

    /// Emits an element, unless the sequence has terminated.
    @inlinable final func next(_ element: Element) { send(element) { [self] in forward($0) } }

    @inlinable final func forward(_ element: Element) {
        if !sink.lifetime.isStopped { sink.emit(element) }
    }

    /// Terminates the sequence.
    @usableFromInline final func terminate(_ stop: TerminalEvent) {
        run { [self] in sink.terminate(stop) }
    }
}

/// Attaches a trigger; a function, so that the operator is not generic over the elements of the trigger.
@usableFromInline typealias AttachTrigger = (Lifetime, @escaping (TerminalEvent) -> Void) -> Void

extension Observable {
    /// Attaches a trigger, whose first element or error `fire` receives once; a completion is ignored.
    ///
    /// - Parameters:
    ///   - parent: The lifetime that also disposes the subscription.
    ///   - fire: Receives `completed` for an element, or the error; then the subscription is disposed.
    @usableFromInline final func attachTrigger(within parent: Lifetime, _ fire: @escaping (TerminalEvent) -> Void) {
        let lifetime = Lifetime(within: parent)
        attach(
            Sink(
                next: { _ in lifetime.end(with: .completed, fire) },
                stop: { stop in
                    lifetime.end(with: stop) { stop in
                        if case .failed = stop { fire(stop) }
                    }
                },
                lifetime: lifetime))
    }
}
