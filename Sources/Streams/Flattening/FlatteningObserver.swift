import Synchronization

extension Observable {
    /// Emits the elements of the sequences that `select` returns for the elements; implements `flatMap` and its variants.
    @inlinable @inline(never) final func flattened<Inner>(
        _ policy: FlatteningPolicy, _ select: @escaping (Element) throws -> Attach<Inner>
    ) -> Observable<Inner> {
        let source = attach
        return Observable<Inner> { sink in
            note(policy.limit < .max ? .storing(.inner) : nil)
            let observer = FlatteningObserver(sink, policy, select)
            Trampoline.attach(through: observer.room) {
                Trampoline.enter { observer.attach(to: source) }
            }
        }
    }
}

/// The observer of the source of a flattening operator: maps its elements to inner sequences, and emits their elements.
///
/// The events of the inner sequences go through the serializer; those of the source are serialized by the source.
///
/// Sendable by contract: `spare` is accessed only while the source sends an element.
@usableFromInline final class FlatteningObserver<Element, Inner>: Serializer, Upstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Inner>
    @usableFromInline let inners: InnerSubscriptions
    @usableFromInline let select: (Element) throws -> Attach<Inner>
    /// A completed inner observer without other references, reused for the next inner sequence that does not wait.
    ///
    /// A sequence that has waited for another one is subscribed to on the thread of that, and `spare` has no lock.
    @exclusivity(unchecked) @usableFromInline final var spare: InnerObserver<Element, Inner>?
    /// The gate for the inner sequences.
    @usableFromInline let gate = Trampoline.gate
    /// The gate for the source, while inner sequences of its elements wait for their turn.
    @usableFromInline let room: QueueGate?

    @inlinable init(
        _ sink: Sink<Inner>, _ policy: FlatteningPolicy, _ select: @escaping (Element) throws -> Attach<Inner>
    ) {
        self.sink = sink
        self.select = select
        inners = InnerSubscriptions(within: sink.lifetime, policy)
        room = policy.limit < .max ? QueueGate.above(gate) : nil
        super.init()
        if let room { inners.onDispose { room.close() } }
    }

    @inlinable var lifetime: Lifetime { inners }

    /// With the trampoline active: sequences that `expand` selects for the elements begin after the delivery.
    override func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool {
        super.handOff { Trampoline.enter(drain) }
    }

    @inlinable func receive(_ element: Element) {
        guard inners.acceptsElements else { return }
        do { begin(try select(element)) } catch {
            _ = inners.claim()
            terminate(.failed(error))
        }
    }

    @inlinable func complete() { oneCompleted() }

    // MARK: Inner sequences

    @inlinable func begin(_ source: @escaping Attach<Inner>) {
        inners.unfinished.add(1, ordering: .relaxed)
        if startOrEnqueue(WaitingInner(source)) { attachAtOnce(source) }
    }

    /// Returns true if one more sequence may run; otherwise enqueues the sequence that `makeWaiting` returns.
    @inline(__always) @inlinable func startOrEnqueue(
        _ makeWaiting: @autoclosure () -> WaitingInner<Element, Inner>
    ) -> Bool {
        if inners.limit == .max || inners.start() { return true }
        let waiting = makeWaiting()
        if inners.startOrEnqueue(waiting) { return true }
        if waiting.isOfSource { room?.add() }
        return false
    }

    @inlinable func attachAtOnce(_ source: Attach<Inner>) {
        guard var inner = reusedObserver() ?? newObserver() else { return }
        if gate == nil, Trampoline.gate == nil {
            inner.attach(to: source)
        } else {
            inner.attach(to: source, for: gate)
        }
        // Most inner sequences have completed by now. A subject uses the lifetime also after the completion that it sends.
        if spare == nil, inner.isOver.load(ordering: .acquiring), !inner.hasSource, inner.isCurrent(in: self),
            isKnownUniquelyReferenced(&inner), inner.unownedLifetime.isKnownOnce
        {
            inner.owner = nil
            spare = inner
        }
    }

    /// The observer of the next inner sequence; nil if that is not wanted anymore.
    @inlinable func newObserver() -> InnerObserver<Element, Inner>? {
        let lifetime = InnerLifetime(.part(of: inners))
        return inners.insert(lifetime).map { InnerObserver(self, lifetime, number: $0) }
    }

    @inlinable func reusedObserver() -> InnerObserver<Element, Inner>? {
        guard let inner = spare else { return nil }
        spare = nil
        inner.owner = self
        inner.isOver.store(false, ordering: .relaxed)
        return inner.unownedLifetime._withUnsafeGuaranteedRef { lifetime in
            lifetime.renew()
            // After `renew`: if the chain is disposed later than this, it disposes the lifetime, too.
            return inners.reopen(lifetime) ? inner : nil
        }
    }

    @inlinable func innerCompleted(_ inner: InnerObserver<Element, Inner>) {
        // A sequence that has been replaced since does not count anymore.
        if inner.number == 0 || inner.unownedLifetime._withUnsafeGuaranteedRef({ inners.uncount($0) }) {
            oneCompleted()
        }
    }

    /// Frees the place of a sequence that has completed, and subscribes to the next waiting one.
    ///
    /// With a gate only after the elements of that sequence: a place is no room while they wait for their delivery.
    @inlinable func attachWaiting() {
        if inners.limit == .max { return }
        if gate == nil { attachNext() } else { whenNoneWaits { [self] in attachNext() } }
    }

    @usableFromInline func attachNext() {
        guard let next = inners.finishOne() else { return }
        let inner = unsafeDowncast(next, to: WaitingInner<Element, Inner>.self)
        if inner.isOfSource { room?.remove() }
        attachInTurn(inner)
    }

    /// Subscribes to a sequence in a job of the trampoline: synchronous sequences need no stack.
    @inlinable func attachInTurn(_ inner: WaitingInner<Element, Inner>) {
        inner.owner = self
        // Captures one object, which needs no allocation.
        Trampoline.run(for: gate) { [inner] in inner.attach() }
    }

    @usableFromInline func innerFailed(_ stop: TerminalEvent, _ inner: InnerObserver<Element, Inner>) {
        guard case .latest = inners.policy else { return terminate(stop) }
        // As elements are, the failure of a sequence that was replaced before delivery is discarded.
        run { [self] in
            if inner.isCurrent(in: self) { forward(stop) } else { stop.drop() }
        }
    }

    // MARK: The result

    @inlinable func oneCompleted() {
        if inners.unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { terminate(.completed) }
    }

    @usableFromInline func terminate(_ stop: TerminalEvent) {
        send(stop) { [self] stop in forward(stop) }
        // The sources are released now: the failure may still be queued.
        if case .failed = stop { inners.disposeAll() }
    }

    // Not `sink.terminate`: this code is not specialized, and would look up the type of the sink.
    private func forward(_ stop: TerminalEvent) { sink.lifetime.terminate(stop, sink.stop) }
}

/// An inner sequence that waits until another one has completed, and then for its turn on the trampoline.
@usableFromInline final class WaitingInner<Source, Element> {
    @usableFromInline let source: Attach<Element>
    /// Whether an element of the source has selected it; only that source can wait for it.
    @usableFromInline let isOfSource: Bool
    /// Set for the turn: while the sequence waits for another one, it does not keep the chain.
    @exclusivity(unchecked) @usableFromInline final var owner: FlatteningObserver<Source, Element>?

    @inlinable init(isOfSource: Bool = true, _ source: @escaping Attach<Element>) {
        self.source = source
        self.isOfSource = isOfSource
    }

    @inlinable func attach() {
        guard let owner = owner.take(), let inner = owner.newObserver() else { return }
        // A job has no consumer but the one of the gate.
        if owner.gate == nil { inner.attach(to: source) } else { inner.attach(to: source, for: owner.gate) }
    }
}
