import Synchronization

extension Observable {
    /// The sequence that `select` makes of the element, for a source that has at most one; without one, its end.
    @inlinable final func continued<Next>(_ select: Selector<Element, Next>) -> Observable<Next> {
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

/// What goes on with the element: all that the closures of both sinks hold.
///
/// The first source has nothing more to say than that it has ended, so nothing has to be put in order. Apart from its
/// lifetime, so that a chain whose source is gone is freed.
///
/// Sendable by contract: `hasElement` is touched only where the first source sends, `isOver` only where the second does.
@usableFromInline final class Continuation<Element, Next>: @unchecked Sendable {
    @usableFromInline let sink: Sink<Next>
    @usableFromInline let select: Selector<Element, Next>
    /// The lifetime of the first source.
    @usableFromInline let lifetime: Lifetime
    @exclusivity(unchecked) @usableFromInline final var hasElement = false
    /// Whether the second source has ended.
    @exclusivity(unchecked) @usableFromInline final var isOver = false
    /// How many of the two sources have not ended.
    @usableFromInline let unfinished = Atomic<Int>(2)

    @inlinable init(_ sink: Sink<Next>, _ select: Selector<Element, Next>) {
        self.sink = sink
        self.select = select
        lifetime = Lifetime(within: sink.lifetime)
    }

    @inlinable func next(_ element: Element) {
        if hasElement || lifetime.isEnded { return }
        hasElement = true
        do {
            let source = try select.make(element)
            // The selector may have disposed of the chain.
            if sink.lifetime.isEnded { return }
            source(
                Sink(
                    next: { [self] element in if !isOver { sink.next(element) } },
                    stop: { [self] stop in secondStopped(stop) },
                    lifetime: sink.lifetime))
        } catch {
            _ = lifetime.stop()
            sink.terminate(.failed(error))
        }
    }

    @inlinable func secondStopped(_ stop: TerminalEvent) {
        let wasOver = isOver
        isOver = true
        if wasOver { return stop.drop() }
        if case .completed = stop { oneFinished() } else { sink.terminate(stop) }
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard lifetime.stop(with: stop) else { return }
        if !hasElement {
            sink.stop(stop)
        } else {
            stop.drop()
            oneFinished()
        }
        lifetime.end()
    }

    @inlinable func oneFinished() {
        guard unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return }
        sink.terminate(.completed)
    }
}
