/// Holds back the events for one observer until its replay has finished.
@usableFromInline final class ReplayGate<Element>: Serializer, SourceObserver, Receiver, @unchecked Sendable {
    @usableFromInline let inner: Sink<Element>

    @inlinable init(_ sink: Sink<Element>) {
        inner = sink
        super.init()
        _ = tryEnter()
    }

    @inlinable var sink: Sink<Element> { Sink(self, lifetime: inner.lifetime) }

    @inlinable func next(_ element: Element) { send(element, to: self) }

    @inlinable func receive(_ element: Element) {
        // The observer may have been disposed during the replay.
        if !inner.lifetime.isStopped { inner.emit(element) }
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        send(stop) { [self] stop in if !inner.lifetime.isStopped { inner.stop(stop) } }
    }

    @inlinable func open() { leave() }
}
