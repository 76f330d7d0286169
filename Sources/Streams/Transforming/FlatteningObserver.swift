import Synchronization

/// The observer of a sequence whose elements stand for inner sequences, and the state of one flattening operator.
///
/// The source may emit while inner sequences do; their events go through the serializer.
///
/// Sendable by contract: `spare` is accessed only while the source sends an element.
@usableFromInline final class FlatteningObserver<Source, Element>: Serializer, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let inners: InnerSubscriptions
    @usableFromInline let select: (Source) throws -> Attach<Element>
    /// A completed inner observer without other references, reused for the next inner sequence.
    ///
    /// Not with a limit: waiting sequences are begun on the threads on which others complete.
    @exclusivity(unchecked) @usableFromInline final var spare: InnerObserver<Source, Element>?

    @inlinable init(
        _ sink: Sink<Element>, _ policy: FlatteningPolicy, _ select: @escaping (Source) throws -> Attach<Element>
    ) {
        self.sink = sink
        self.select = select
        inners = InnerSubscriptions(within: sink.lifetime, policy)
        super.init()
    }

    @inlinable func attach(to source: Attach<Source>) {
        let outer = Sink<Source>(
            next: { [self] element in next(element) },
            stop: { [self] stop in self.stop(stop) },
            lifetime: inners)
        Trampoline.enter { source(outer) }
    }

    // MARK: The source

    @inlinable func next(_ element: Source) {
        if inners.isEnded || !inners.acceptsElements { return }
        do { begin(try select(element)) } catch {
            _ = inners.stop()
            fail(.failed(error))
        }
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard inners.stop(with: stop) else { return }
        if case .completed = stop { oneCompleted() } else { fail(stop) }
        inners.end()
    }

    // MARK: Inner sequences

    @inlinable func begin(_ source: @escaping Attach<Element>) {
        inners.unfinished.add(1, ordering: .relaxed)
        if inners.limit == .max || inners.hasRoom(for: WaitingSource(source)) { attachInner(source) }
    }

    @inlinable func attachInner(_ source: Attach<Element>) {
        guard var inner = innerObserver() else { return }
        source(
            Sink(
                next: { [inner] element in inner.next(element) },
                stop: { [inner] stop in inner.stop(stop) },
                lifetime: inner.lifetime.takeUnretainedValue()))
        // Most inner sequences have completed by now.
        if inners.limit == .max, spare == nil, inner.isOver.load(ordering: .acquiring),
            isKnownUniquelyReferenced(&inner), inner.lifetime.isKnownOnce
        {
            inner.owner = nil
            spare = inner
        }
    }

    /// The observer of the next inner sequence; nil if that is not wanted anymore.
    @inlinable func innerObserver() -> InnerObserver<Source, Element>? {
        guard let inner = spare else {
            let lifetime = InnerLifetime(.part(of: inners))
            return inners.insert(lifetime).map { InnerObserver(self, lifetime, number: $0) }
        }
        spare = nil
        inner.owner = self
        inner.isOver.store(false, ordering: .relaxed)
        inner.lifetime._withUnsafeGuaranteedRef { $0.renew() }
        // After `renew`: if the chain ends later than this, it ends the lifetime, too.
        return inners.isOpen ? inner : nil
    }

    @inlinable func innerCompleted() {
        if inners.limit < .max { attachWaiting() }
        oneCompleted()
    }

    @usableFromInline func attachWaiting() {
        inners.fillPlace { source in attachInner(unsafeDowncast(source, to: WaitingSource<Element>.self).attach) }
    }

    @usableFromInline func innerFailed(_ stop: TerminalEvent, _ inner: InnerObserver<Source, Element>) {
        guard case .latest = inners.policy else { return fail(stop) }
        inner.lifetime._withUnsafeGuaranteedRef { $0.end() }
        // As elements do, the failure of a sequence that has been replaced until its turn is discarded.
        run { [self] in
            if inner.isCurrent(in: self) { return sink.terminate(stop) }
            stop.drop()
            oneCompleted()
        }
    }

    // MARK: The result

    @inlinable func oneCompleted() {
        if inners.unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { finish(.completed) }
    }

    @usableFromInline func fail(_ stop: TerminalEvent) {
        finish(stop)
        // The failure may wait in the serializer, or for a hop.
        inners.run()
    }

    @usableFromInline func finish(_ stop: TerminalEvent) {
        guard tryEnter() else { return run { [sink] in sink.terminate(stop) } }
        sink.terminate(stop)
        leave()
    }
}

/// A source in the queue of those that wait; a `Box` would allocate a thunk for the closure.
@usableFromInline final class WaitingSource<Element> {
    @usableFromInline let attach: Attach<Element>

    @inlinable init(_ attach: @escaping Attach<Element>) { self.attach = attach }
}
