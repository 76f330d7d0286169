import Synchronization

extension Observable {
    /// Emits the elements of the sequences that `select` returns for the elements; implements `flatMap` and its variants.
    @inlinable @inline(never) final func flattened<Inner>(
        _ policy: FlatteningPolicy, _ select: @escaping (Element) throws -> Attach<Inner>
    ) -> Observable<Inner> {
        let source = attach
        return Observable<Inner> { sink in FlatteningObserver(sink, policy, select).attach(to: source) }
    }
}

/// The observer of the source of a flattening operator: maps its elements to inner sequences, and emits their elements.
///
/// The events of the inner sequences go through the serializer; those of the source are serialized by the source.
///
/// Sendable by contract: `spare` is accessed only while the source sends an element.
@usableFromInline final class FlatteningObserver<Source, Element>: Serializer, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let inners: InnerSubscriptions
    @usableFromInline let select: (Source) throws -> Attach<Element>
    /// A completed inner observer without other references, reused for the next inner sequence.
    ///
    /// Not used with a limit: waiting sequences are subscribed to on several threads, and `spare` has no lock.
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
        if inners.isStopped || !inners.acceptsElements { return }
        do { begin(try select(element)) } catch {
            _ = inners.stop()
            fail(.failed(error))
        }
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard inners.stop(with: stop) else { return }
        if case .completed = stop { oneCompleted() } else { fail(stop) }
        inners.dispose()
    }

    // MARK: Inner sequences

    @inlinable func begin(_ source: @escaping Attach<Element>) {
        inners.unfinished.add(1, ordering: .relaxed)
        if inners.limit == .max || inners.start() || inners.startOrEnqueue(WaitingInner<Source, Element>(source)) {
            attachInner(source)
        }
    }

    @inlinable func attachInner(_ source: Attach<Element>) {
        guard var inner = innerObserver() else { return }
        source(
            Sink(
                next: { [inner] element in inner.next(element) },
                stop: { [inner] stop in inner.stop(stop) },
                lifetime: inner.lifetime.takeUnretainedValue()))
        // Most inner sequences have completed by now. A subject uses the lifetime also after the completion that it sends.
        if inners.limit == .max, spare == nil, inner.isOver.load(ordering: .acquiring), !inner.hasSource,
            inner.isCurrent(in: self), isKnownUniquelyReferenced(&inner), inner.lifetime.isKnownOnce
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
        return inner.lifetime._withUnsafeGuaranteedRef { lifetime in
            lifetime.renew()
            // After `renew`: if the chain is disposed later than this, it disposes the lifetime, too.
            return inners.reopen(lifetime) ? inner : nil
        }
    }

    @inlinable func innerCompleted(_ inner: InnerObserver<Source, Element>) {
        // A sequence that has been replaced since does not count anymore.
        if inner.number == 0 || inner.lifetime._withUnsafeGuaranteedRef({ inners.uncount($0) }) { oneCompleted() }
    }

    /// Subscribes to the next waiting sequence, in a job of the trampoline: synchronous sequences need no stack.
    @inlinable func attachWaiting() {
        guard inners.limit < .max, let next = inners.finishOne() else { return }
        let inner = unsafeDowncast(next, to: WaitingInner<Source, Element>.self)
        inner.owner = self
        // Captures one object, which needs no allocation.
        Trampoline.run { [inner] in inner.attach() }
    }

    @usableFromInline func innerFailed(_ stop: TerminalEvent, _ inner: InnerObserver<Source, Element>) {
        guard case .latest = inners.policy else { return fail(stop) }
        // As elements are, the failure of a sequence that was replaced before delivery is discarded.
        run { [self] in
            if inner.isCurrent(in: self) { sink.terminate(stop) } else { stop.drop() }
        }
    }

    // MARK: The result

    @inlinable func oneCompleted() {
        if inners.unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { terminate(.completed) }
    }

    @usableFromInline func fail(_ stop: TerminalEvent) {
        terminate(stop)
        // The sources are released now: the failure may still be queued.
        inners.disposeAll()
    }

    @usableFromInline func terminate(_ stop: TerminalEvent) {
        guard tryEnter() else { return run { [sink] in sink.terminate(stop) } }
        sink.terminate(stop)
        leave()
    }
}

/// An inner sequence that waits until another one has completed, and then for its turn on the trampoline.
@usableFromInline final class WaitingInner<Source, Element> {
    @usableFromInline let source: Attach<Element>
    /// Set for the turn: while the sequence waits for another one, it does not keep the chain.
    @exclusivity(unchecked) @usableFromInline final var owner: FlatteningObserver<Source, Element>?

    @inlinable init(_ source: @escaping Attach<Element>) { self.source = source }

    @inlinable func attach() { owner.take()?.attachInner(source) }
}
