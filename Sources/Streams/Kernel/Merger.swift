import Synchronization

extension Observable {
    /// The elements of the sequences that `select` makes, of which at most `limit` run at the same time and others wait.
    @inlinable final func merged<Inner>(
        limit: Int, _ select: Selector<Element, Inner>
    ) -> Observable<Inner> {
        let source = attach
        return Observable<Inner> { sink in Merger(sink, select, limit: limit).attach(to: source) }
    }

    /// The elements of the sequences that `select` makes, of which one runs at a time and others are not begun.
    @inlinable final func mergedFirst<Inner>(_ select: Selector<Element, Inner>) -> Observable<Inner> {
        let source = attach
        return Observable<Inner> { sink in Merger(sink, select, isExclusive: true).attach(to: source) }
    }
}

/// Several sequences in one chain: implements `merge`, `flatMap`, `flatMapFirst` and `concatMap`.
///
/// Sendable by contract: `spare` is touched only while the outer sequence sends an element; events go through the
/// serializer.
@usableFromInline final class Merger<Source, Element>: Serializer, Flattening, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let select: Selector<Source, Element>
    @usableFromInline let inners: Brood
    /// Whether nothing else is begun while an inner sequence runs.
    @usableFromInline let isExclusive: Bool
    /// The outer sequence and the inner ones that have not completed, waiting ones included.
    @usableFromInline let unfinished = Atomic<Int>(1)
    /// An inner sequence that has completed and that only the merger knows, to be used again.
    ///
    /// Not with a limit, since then inner sequences are also begun where others end.
    @exclusivity(unchecked) @usableFromInline final var spare: Inner<Source, Element>?

    @inlinable init(
        _ sink: Sink<Element>, _ select: Selector<Source, Element>, limit: Int = .max, isExclusive: Bool = false
    ) {
        self.sink = sink
        self.select = select
        self.isExclusive = isExclusive
        inners = Brood(within: sink.lifetime, limit: limit)
        super.init()
    }

    @inlinable var outer: Lifetime { inners }

    @inlinable var isTaking: Bool { !isExclusive || unfinished.load(ordering: .acquiring) == 1 }

    /// Attaches to an inner sequence now, or when there is room for it.
    @inlinable func attachInner(_ source: @escaping Attach<Element>) {
        unfinished.add(1, ordering: .relaxed)
        if inners.limit == .max || inners.hasRoom(for: Waiting(source)) { attach(source) }
    }

    @inlinable func attach(_ source: Attach<Element>) {
        guard var inner = inner() else { return }
        source(
            Sink(
                next: { [inner] element in inner.next(element) },
                stop: { [inner] stop in inner.stop(stop) },
                lifetime: inner.lifetime.takeUnretainedValue()))
        // Most inner sequences have completed by now. The parts of one that only this thread knows serve the next one.
        if inners.limit == .max, spare == nil, inner.isOver.load(ordering: .acquiring),
            isKnownUniquelyReferenced(&inner), inner.lifetime.isKnownOnce
        {
            inner.owner = nil
            spare = inner
        }
    }

    /// The parts of an inner sequence, unless the chain has ended.
    @inlinable func inner() -> Inner<Source, Element>? {
        if let inner = spare {
            spare = nil
            inner.owner = self
            inner.isOver.store(false, ordering: .relaxed)
            inner.lifetime._withUnsafeGuaranteedRef { $0.renew() }
            // In this order: siblings that are ended after this include it.
            return inners.isOpen ? inner : nil
        }
        return inners.sibling().map { Inner(self, $0) }
    }

    @inlinable func innerCompleted() {
        if inners.limit < .max { attachWaiting() }
        oneFinished()
    }

    @usableFromInline func attachWaiting() {
        inners.fillPlace { source in attach(unsafeDowncast(source, to: Waiting<Element>.self).attach) }
    }

    @inline(__always) @inlinable func forward(_ element: Element) {
        guard tryEnter() else { return forwardInTurn(element) }
        if !sink.lifetime.isEnded { sink.next(element) }
        leave()
    }

    @usableFromInline @inline(never) func forwardInTurn(_ element: Element) {
        run { [sink] in
            if !sink.lifetime.isEnded { sink.next(element) }
        }
    }

    @usableFromInline func outerCompleted() { oneFinished() }

    @inlinable func oneFinished() {
        if unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { finish(.completed) }
    }

    @usableFromInline func fail(_ stop: TerminalEvent) {
        finish(stop)
        // Also where the failure waits for its turn, or for a hop.
        inners.run()
    }

    @usableFromInline func finish(_ stop: TerminalEvent) {
        guard tryEnter() else { return finishInTurn(stop) }
        sink.terminate(stop)
        leave()
    }

    private func finishInTurn(_ stop: TerminalEvent) {
        run { [sink] in sink.terminate(stop) }
    }
}

/// A sequence that waits until there is room for it.
@usableFromInline final class Waiting<Element> {
    @usableFromInline let attach: Attach<Element>

    @inlinable init(_ attach: @escaping Attach<Element>) { self.attach = attach }
}

/// One inner sequence: what both closures of its sink hold.
///
/// The merger keeps its lifetime, and not itself, so that a chain whose sources are gone is freed.
@usableFromInline final class Inner<Source, Element> {
    /// Kept alive by `owner`, and not counted once more.
    @usableFromInline let lifetime: Unmanaged<Sibling>
    /// Kept alive by `owner`, and not counted once more for each element.
    @usableFromInline let merger: Unmanaged<Merger<Source, Element>>
    /// While the sequence runs.
    @exclusivity(unchecked) @usableFromInline final var owner: Merger<Source, Element>?
    /// Whether it has completed, and the caller that completed it needs it no longer.
    @usableFromInline let isOver = Atomic<Bool>(false)

    @inlinable init(_ merger: Merger<Source, Element>, _ lifetime: Sibling) {
        self.lifetime = .passUnretained(lifetime)
        self.merger = .passUnretained(merger)
        owner = merger
    }

    deinit {
        // A source that has released its observer before that still has to be told when the chain ends.
        if isOver.load(ordering: .acquiring) { owner?.inners.forget(lifetime.takeUnretainedValue()) }
    }

    @inline(__always) @inlinable func next(_ element: Element) {
        if lifetime._withUnsafeGuaranteedRef({ $0.isEnded }) { return }
        merger._withUnsafeGuaranteedRef { $0.forward(element) }
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard lifetime._withUnsafeGuaranteedRef({ $0.stop(with: stop) }) else { return }
        merger._withUnsafeGuaranteedRef { merger in
            if case .failed = stop { return merger.fail(stop) }
            lifetime._withUnsafeGuaranteedRef { $0.end() }
            merger.innerCompleted()
            isOver.store(true, ordering: .releasing)
        }
    }
}
