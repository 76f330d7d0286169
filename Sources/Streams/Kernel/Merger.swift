import Synchronization

extension Observable {
    /// The elements of the sequences that `select` makes, of which at most `limit` run at the same time and others wait.
    @inlinable
    final func merged<Inner>(
        limit: Int, _ select: Selector<Element, Inner>
    ) -> Observable<Inner> {
        Observable<Inner> { [self] sink in
            Outer(Merger(sink, limit: limit), isExclusive: false, select).attach(to: self)
        }
    }

    /// The elements of the sequences that `select` makes, of which one runs at a time and others are not begun.
    @inlinable
    final func mergedFirst<Inner>(_ select: Selector<Element, Inner>) -> Observable<Inner> {
        Observable<Inner> { [self] sink in
            Outer(Merger(sink), isExclusive: true, select).attach(to: self)
        }
    }
}

/// Makes an inner sequence of an element.
///
/// Sendable by contract: what the user gives is, and elements travel with events, which are serial.
@usableFromInline
struct Selector<Element, Inner>: @unchecked Sendable {
    @usableFromInline let make: (Element) throws -> Observable<Inner>

    @inlinable
    init(_ make: @escaping (Element) throws -> Observable<Inner>) { self.make = make }
}

/// A sequence whose elements become inner ones: its lifetime, and all that both closures of its sink hold.
///
/// Sendable by contract: nothing in it changes.
@usableFromInline
final class Outer<Element, Inner>: Lifetime, @unchecked Sendable {
    @usableFromInline let merger: Merger<Inner>
    /// Whether an element is dropped while an inner sequence runs.
    @usableFromInline let isExclusive: Bool
    @usableFromInline let select: Selector<Element, Inner>

    @inlinable
    init(_ merger: Merger<Inner>, isExclusive: Bool, _ select: Selector<Element, Inner>) {
        self.merger = merger
        self.isExclusive = isExclusive
        self.select = select
        super.init()
        merger.sink.lifetime.add(self)
    }

    @inlinable
    func attach(to source: Observable<Element>) {
        let sink = Sink<Element>(
            next: { [self] element in next(element) },
            stop: { [self] stop in received(stop) },
            lifetime: self)
        Trampoline.enter { source.attach(sink) }
    }

    @inlinable
    func next(_ element: Element) {
        if isEnded || isExclusive && merger.hasInner { return }
        do { merger.attachInner(try select.make(element)) } catch {
            _ = stop()
            merger.finish(.failed(error))
        }
    }

    @inlinable
    func received(_ stop: Stop) {
        guard self.stop(with: stop) else { return }
        merger.outerStopped(stop)
        end()
    }
}

/// The lifetime of an inner sequence, linked with those of its siblings.
///
/// Sendable by contract: the links are touched only under the lock of the brood, and do not change after its end.
@usableFromInline
final class Sibling: Lifetime, @unchecked Sendable {
    @exclusivity(unchecked)
    fileprivate final var older: Unmanaged<Sibling>?
    @exclusivity(unchecked)
    fileprivate final var newer: Unmanaged<Sibling>?

    override init(of owner: Teardown) { super.init(of: owner) }
}

/// The lifetimes of the inner sequences of one chain, and those that wait: all of a merger that does not depend on what
/// the elements are, and so need not be specialised for them.
///
/// Sendable by contract: the variables are touched only under `lock`; the links no longer change once it has ended.
@usableFromInline
class Brood: Teardown, @unchecked Sendable {
    @usableFromInline final let limit: Int
    private let lock = Lock()
    /// Each is kept by its place among the others.
    @exclusivity(unchecked)
    private final var oldest: Unmanaged<Sibling>?
    @exclusivity(unchecked)
    private final var newest: Unmanaged<Sibling>?
    @exclusivity(unchecked)
    private final var isEnded = false
    @exclusivity(unchecked)
    private final var running = 0
    @exclusivity(unchecked)
    private final var waiting = Fifo<AnyObject>()

    @usableFromInline
    init(limit: Int) {
        self.limit = limit
        super.init()
    }

    deinit {
        var next = oldest
        while let sibling = next?.takeRetainedValue() { next = sibling.newer }
    }

    /// A new lifetime that ends with the chain, kept until it is forgotten; nil when the chain has ended.
    @usableFromInline
    final func sibling() -> Sibling? {
        let sibling = Sibling(of: self)
        return lock.withLock {
            if isEnded { return nil }
            let place = Unmanaged.passRetained(sibling)
            sibling.older = newest
            if let newest { newest._withUnsafeGuaranteedRef { $0.newer = place } } else { oldest = place }
            newest = place
            return sibling
        }
    }

    @usableFromInline
    final func forget(_ sibling: Sibling) {
        // Let go of without the lock. After the end they stay, since others may be looking at them.
        let isUnlinked = lock.withLock {
            if isEnded { return false }
            let (older, newer) = (sibling.older, sibling.newer)
            if let older { older._withUnsafeGuaranteedRef { $0.newer = newer } } else { oldest = newer }
            if let newer { newer._withUnsafeGuaranteedRef { $0.older = older } } else { newest = older }
            return true
        }
        if isUnlinked { Unmanaged.passUnretained(sibling).release() }
    }

    /// Whether one more may run; otherwise it waits.
    @usableFromInline
    final func hasRoom(for source: AnyObject) -> Bool {
        lock.withLock {
            if running < limit {
                running += 1
                return true
            }
            if !isEnded { waiting.append(source) }
            return false
        }
    }

    /// What may run now that one is over.
    @usableFromInline
    final func takeWaiting() -> AnyObject? {
        lock.withLock {
            let source = waiting.takeFirst()
            if source == nil { running -= 1 }
            return source
        }
    }

    @usableFromInline
    final override func run() {
        // What is dropped is let go of without the lock.
        let dropped = lock.withLock {
            isEnded = true
            defer { waiting = Fifo() }
            return waiting
        }
        withExtendedLifetime(dropped) {}
        var next = oldest
        while let sibling = next?.takeUnretainedValue() {
            sibling.end()
            next = sibling.newer
        }
    }
}

/// Several sequences in one chain at once: what the `merge` and `flatMap` family is made of.
///
/// Sendable by contract: `spare` is touched only while the outer sequence sends an element; events go through
/// `serializer`.
@usableFromInline
final class Merger<Element>: Brood, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let serializer = Serializer()
    /// The outer sequence, if there is one, and the inner ones that have not completed, waiting ones included.
    @usableFromInline let unfinished = Atomic<Int>(1)
    /// An inner sequence that is over and that nobody else knows any more, to be used again.
    ///
    /// Not with a limit, since then inner sequences are also begun where others end.
    @exclusivity(unchecked)
    @usableFromInline final var spare: Inner<Element>?

    @inlinable
    init(_ sink: Sink<Element>, limit: Int = .max) {
        self.sink = sink
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

    /// Whether an inner sequence is running.
    @inlinable
    var hasInner: Bool { unfinished.load(ordering: .acquiring) > 1 }

    /// Attaches to an inner sequence now, or when there is room for it.
    @inlinable
    func attachInner(_ source: Observable<Element>) {
        unfinished.add(1, ordering: .relaxed)
        if limit == .max || hasRoom(for: source) { attach(source) }
    }

    @inlinable
    func attach(_ source: Observable<Element>) {
        guard var inner = inner() else { return }
        source.attach(
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
        rounds.run { [self] in attach(unsafeDowncast(source, to: Observable<Element>.self)) }
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
        if !sink.lifetime.isEnded { sink.stop(stop) }
        serializer.leave()
    }

    private func finishInTurn(_ stop: Stop) {
        serializer.run { [sink] in
            if !sink.lifetime.isEnded { sink.stop(stop) }
        }
    }
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
