/// Holds back the events for one observer until its replay has finished.
@usableFromInline final class ReplayGate<Element>: Serializer, @unchecked Sendable {
    @usableFromInline let inner: Sink<Element>

    @inlinable init(_ sink: Sink<Element>) {
        inner = sink
        super.init()
        _ = tryEnter()
    }

    @inlinable var sink: Sink<Element> {
        Sink(
            next: { [self] element in
                send(element) { [inner] element in
                    // The observer may have been disposed during the replay.
                    if !inner.lifetime.isStopped { inner.emit(element) }
                }
            },
            stop: { [self] stop in
                send(stop) { [inner] stop in
                    if !inner.lifetime.isStopped { inner.stop(stop) }
                }
            },
            lifetime: inner.lifetime)
    }

    @inlinable func open() { leave() }
}
