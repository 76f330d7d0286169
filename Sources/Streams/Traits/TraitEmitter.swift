extension Observable {
    /// Creates the sequence of a trait from a handler; implements `create` of singles, maybes and completables.
    ///
    /// The disposable that the handler returns is disposed after the event, or when the subscription is disposed.
    @inlinable static func emitting(
        _ subscribe: @escaping @Sendable (TraitEmitter<Element>) -> any Disposable
    ) -> Observable<Element> {
        Observable { sink in
            let emitter = TraitEmitter(sink)
            Trampoline.enter { emitter.lifetime.own(subscribe(emitter)) }
        }
    }
}

/// Emits the first event of a handler, on the thread that sends it, and drops the others.
@usableFromInline final class TraitEmitter<Element>: Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let lifetime: Lifetime

    @inlinable init(_ sink: Sink<Element>) {
        self.sink = sink
        lifetime = Lifetime(within: sink.lifetime)
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
