/// Emits the first event of a handler, on the thread that sends it, and drops the others.
@usableFromInline final class TraitEmitter<Element>: Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let lifetime: Lifetime

    @inlinable init(_ sink: Sink<Element>) {
        self.sink = sink
        lifetime = Lifetime(within: sink.lifetime)
    }

    /// Calls the handler of a subscription; implements `create` of singles, maybes and completables.
    ///
    /// The disposable that the handler returns is disposed after the event, or when the subscription is disposed.
    @inline(__always) @inlinable func start(_ handler: (TraitEmitter) -> any Disposable) {
        Trampoline.enter { lifetime.own(handler(self)) }
    }

    @inlinable func succeed(_ element: Element) {
        guard lifetime.claim() else { return }
        sink.emit(element)
        sink.forward(.completed)
        lifetime.dispose()
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        guard lifetime.claim(stop) else { return }
        sink.stop(stop)
        lifetime.dispose()
    }
}
