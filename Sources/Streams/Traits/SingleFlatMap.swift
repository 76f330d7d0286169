import Synchronization

extension Observable {
    /// Maps the element of a source that emits at most one to a sequence, and emits the elements of that sequence.
    @inlinable final func flatMapSingle<Next>(
        _ selector: @escaping (Element) throws -> Observable<Next>
    ) -> Observable<Next> {
        let source = attach
        return Observable<Next> { sink in
            let observer = SingleFlatMapObserver(sink, selector)
            observer.attach(to: source)
        }
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Maps the element to a sequence with any trait.
    @inlinable func flatMapTrait<Next, Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Next, Result>
    ) -> PrimitiveSequence<Next, Result> {
        PrimitiveSequence<Next, Result>(raw: source.flatMapSingle { try selector($0).source })
    }
}

/// The state of `flatMap` of a single or maybe.
///
/// Not a serializer: after its element the first source can only terminate, and the other source emits the result. Apart
/// from its lifetimes, so that a chain whose source is released is freed.
///
/// Sendable by contract: `hasElement` is accessed only by events of the first source; `second` is set before the second
/// one is subscribed to.
@usableFromInline final class SingleFlatMapObserver<Element, Next>: Upstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Next>
    @usableFromInline let selector: (Element) throws -> Observable<Next>
    /// The lifetime of the first source.
    @usableFromInline let lifetime: Lifetime
    @exclusivity(unchecked) @usableFromInline final var hasElement = false
    /// The lifetime of the second source, which can end before the first one has completed.
    @exclusivity(unchecked) @usableFromInline final var second: Lifetime?
    /// The number of sources that have not completed.
    @usableFromInline let running = Atomic<Int>(2)

    @inlinable init(_ sink: Sink<Next>, _ selector: @escaping (Element) throws -> Observable<Next>) {
        self.sink = sink
        self.selector = selector
        lifetime = Lifetime(within: sink.lifetime)
    }

    @inlinable func receive(_ element: Element) {
        if hasElement { return }
        hasElement = true
        do {
            let source = try selector(element)
            // The selector may have disposed of the chain.
            if sink.lifetime.isStopped { return }
            let second = Lifetime(within: sink.lifetime)
            self.second = second
            source.attach(
                Sink(next: { [self] in emit($0) }, stop: { [self] in secondStopped($0) }, lifetime: second))
        } catch {
            terminate(.failed(error))
        }
    }

    @inlinable func emit(_ element: Next) {
        if second?.isStopped == false { sink.emit(element) }
    }

    @inlinable func secondStopped(_ stop: TerminalEvent) {
        guard let second, second.claim(stop) else { return }
        if case .completed = stop { oneCompleted() } else { terminate(stop) }
        second.dispose()
    }

    @inlinable func finish(_ stop: TerminalEvent) {
        guard hasElement else { return sink.stop(stop) }
        stop.drop()
        oneCompleted()
    }

    @inlinable func oneCompleted() {
        if running.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { terminate(.completed) }
    }

    @inlinable func terminate(_ stop: TerminalEvent) { sink.terminate(stop) }
}
