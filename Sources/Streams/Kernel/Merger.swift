import Synchronization

extension Observable {
    /// The elements of the sequences that `select` makes, of which at most `limit` run at the same time and others wait.
    @inlinable
    final func merged<Inner>(
        limit: Int, _ select: Selector<Element, Inner>
    ) -> Observable<Inner> {
        let source = attach
        return Observable<Inner> { sink in Outer(Merger(sink, limit: limit), select).attach(to: source) }
    }

    /// The elements of the sequences that `select` makes, of which one runs at a time and others are not begun.
    @inlinable
    final func mergedFirst<Inner>(_ select: Selector<Element, Inner>) -> Observable<Inner> {
        let source = attach
        return Observable<Inner> { sink in Outer(Merger(sink, isExclusive: true), select).attach(to: source) }
    }
}

/// Several sequences in one chain at once: what the `merge` and `flatMap` family is made of.
///
/// Sendable by contract: `spare` is touched only while the outer sequence sends an element; events go through
/// `serializer`.
@usableFromInline
final class Merger<Element>: Brood, Flattening, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let serializer = Serializer()
    /// Whether nothing else is begun while an inner sequence runs.
    @usableFromInline let isExclusive: Bool
    /// The outer sequence, if there is one, and the inner ones that have not completed, waiting ones included.
    @usableFromInline let unfinished = Atomic<Int>(1)
    /// An inner sequence that is over and that nobody else knows any more, to be used again.
    ///
    /// Not with a limit, since then inner sequences are also begun where others end.
    @exclusivity(unchecked)
    @usableFromInline final var spare: Inner<Element>?

    @inlinable
    init(_ sink: Sink<Element>, limit: Int = .max, isExclusive: Bool = false) {
        self.sink = sink
        self.isExclusive = isExclusive
        super.init(limit: limit)
        sink.lifetime.add(self)
    }

    /// The outer sequence is over; the result is when the inner ones are.
    @usableFromInline
    func outerStopped(_ stop: Stop) {
        switch stop {
        case .completed: oneFinished()
        case .failed: finish(stop)
        }
    }

    @inlinable
    var isTaking: Bool { !isExclusive || unfinished.load(ordering: .acquiring) == 1 }

    /// Attaches to an inner sequence now, or when there is room for it.
    @inlinable
    func attachInner(_ source: @escaping Attach<Element>) {
        unfinished.add(1, ordering: .relaxed)
        if limit == .max || hasRoom(for: Waiting(source)) { attach(source) }
    }

    @inlinable
    func attach(_ source: Attach<Element>) {
        guard var inner = inner() else { return }
        source(
            Sink(
                next: { [inner] element in inner.next(element) },
                stop: { [inner] stop in inner.stop(stop) },
                lifetime: inner.lifetime.takeUnretainedValue()))
        // Most inner sequences are over by now. The parts of one that nobody holds any more serve the next one.
        if limit == .max, spare == nil, inner.isOver.load(ordering: .acquiring), isKnownUniquelyReferenced(&inner),
            inner.lifetime._withUnsafeGuaranteedRef({ $0.isKnownOnce })
        {
            inner.owner = nil
            spare = inner
        }
    }

    /// The parts of an inner sequence, unless the chain has ended.
    @inlinable
    func inner() -> Inner<Element>? {
        if let inner = spare {
            spare = nil
            inner.owner = self
            inner.isOver.store(false, ordering: .relaxed)
            inner.lifetime._withUnsafeGuaranteedRef { $0.renew() }
            // In this order: a chain that ends after this has been looked at ends the lifetime, too.
            return sink.lifetime.isEnded ? nil : inner
        }
        return sibling().map { Inner(self, $0) }
    }

    @inlinable
    func innerCompleted() {
        if limit < .max { makeRoom() }
        oneFinished()
    }

    /// Attaches to the next sequence that waits for it.
    @usableFromInline
    func makeRoom() {
        guard let source = takeWaiting() else { return }
        // A round of its own, so that synchronous sources in a row need no stack.
        rounds.run { [self] in attach(unsafeDowncast(source, to: Waiting<Element>.self).attach) }
    }

    private let rounds = Serializer()

    @inline(__always)
    @inlinable
    func forward(_ element: Element) {
        guard serializer.tryEnter() else { return forwardInTurn(element) }
        if !sink.lifetime.isEnded { sink.next(element) }
        serializer.leave()
    }

    @usableFromInline
    @inline(never)
    func forwardInTurn(_ element: Element) {
        serializer.run { [sink] in
            if !sink.lifetime.isEnded { sink.next(element) }
        }
    }

    @inlinable
    func oneFinished() {
        if unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { finish(.completed) }
    }

    @usableFromInline
    func finish(_ stop: Stop) {
        guard serializer.tryEnter() else { return finishInTurn(stop) }
        sink.finish(stop)
        serializer.leave()
    }

    private func finishInTurn(_ stop: Stop) {
        serializer.run { [sink] in sink.finish(stop) }
    }
}

/// A sequence that waits until there is room for it.
@usableFromInline
final class Waiting<Element> {
    @usableFromInline let attach: Attach<Element>

    @inlinable
    init(_ attach: @escaping Attach<Element>) { self.attach = attach }
}

/// One inner sequence: what both closures of its sink hold.
///
/// The merger keeps its lifetime, and not itself, so that a chain whose sources are gone is freed.
@usableFromInline
final class Inner<Element> {
    /// Kept alive by `owner`, and not counted once more.
    @usableFromInline let lifetime: Unmanaged<Sibling>
    /// Kept alive by `owner`, and not counted once more for each element.
    @usableFromInline let merger: Unmanaged<Merger<Element>>
    /// While the sequence runs.
    @exclusivity(unchecked)
    @usableFromInline final var owner: Merger<Element>?
    /// Whether it has completed, and whoever told so is done with it.
    @usableFromInline let isOver = Atomic<Bool>(false)

    @inlinable
    init(_ merger: Merger<Element>, _ lifetime: Sibling) {
        self.lifetime = .passUnretained(lifetime)
        self.merger = .passUnretained(merger)
        owner = merger
    }

    deinit {
        // A source that has let go of its observer before that still has to be told when the chain ends.
        if isOver.load(ordering: .acquiring) { owner?.forget(lifetime.takeUnretainedValue()) }
    }

    @inline(__always)
    @inlinable
    func next(_ element: Element) {
        if lifetime._withUnsafeGuaranteedRef({ $0.isEnded }) { return }
        merger._withUnsafeGuaranteedRef { $0.forward(element) }
    }

    @inlinable
    func stop(_ stop: Stop) {
        guard lifetime._withUnsafeGuaranteedRef({ $0.stop(with: stop) }) else { return }
        merger._withUnsafeGuaranteedRef { merger in
            if case .failed = stop { return merger.finish(stop) }
            lifetime._withUnsafeGuaranteedRef { $0.end() }
            merger.innerCompleted()
            isOver.store(true, ordering: .releasing)
        }
    }
}
