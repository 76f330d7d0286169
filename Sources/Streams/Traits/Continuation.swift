extension Observable {
    /// The sequence that `select` makes of the element, for a source that has at most one; without one, its end.
    ///
    /// One begins where the other is over, so nothing has to be put in order.
    @inlinable
    final func continued<Next>(_ select: Selector<Element, Next>) -> Observable<Next> {
        let source = attach
        return Observable<Next> { sink in
            let continuation = Continuation(sink, select)
            source(
                Sink(
                    next: { [continuation] element in continuation.next(element) },
                    stop: { [continuation] stop in continuation.stop(stop) },
                    lifetime: continuation.lifetime))
        }
    }
}

/// What goes on with the element: all that both closures of its sink hold.
///
/// Apart from its lifetime, so that a chain whose source is gone is freed.
@usableFromInline
final class Continuation<Element, Next> {
    @usableFromInline let sink: Sink<Next>
    @usableFromInline let select: Selector<Element, Next>
    @usableFromInline let lifetime: Lifetime

    @inlinable
    init(_ sink: Sink<Next>, _ select: Selector<Element, Next>) {
        self.sink = sink
        self.select = select
        lifetime = Lifetime(within: sink.lifetime)
    }

    @inlinable
    func next(_ element: Element) {
        guard lifetime.stop() else { return }
        do {
            let next = try select.make(element)
            // The selector may have disposed of the chain.
            if !sink.lifetime.isEnded { next(sink) }
        } catch {
            if !sink.lifetime.isEnded { sink.stop(.failed(error)) }
        }
        lifetime.end()
    }

    @inlinable
    func stop(_ stop: Stop) {
        guard lifetime.stop(with: stop) else { return }
        sink.stop(stop)
        lifetime.end()
    }
}
