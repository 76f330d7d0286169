import Synchronization

extension Observable {
    /// The elements of the sequences that `select` makes, of which at most `limit` run at the same time.
    @inlinable
    final func merged<Inner>(
        limit: Int, _ select: Unchecked<(Element) throws -> Observable<Inner>>
    ) -> Observable<Inner> {
        Observable<Inner> { [self] sink in
            let merger = Merger(sink, limit: limit)
            merger.attachOuter(self) { merger.attachInner(try select.value($0)) }
        }
    }
}

extension Observable {
    /// The elements of the sequences that `select` makes, of which one runs at a time and others are not begun.
    @inlinable
    final func mergedFirst<Inner>(_ select: Unchecked<(Element) throws -> Observable<Inner>>) -> Observable<Inner> {
        Observable<Inner> { [self] sink in
            let merger = Merger(sink)
            merger.attachOuter(self) { element in
                if !merger.hasInner { merger.attachInner(try select.value(element)) }
            }
        }
    }
}

/// The lifetimes of the inner sequences of one chain, and those that wait: all of a merger that does not depend on what
/// the elements are, and so need not be specialised for them.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline
class Brood: Teardown, @unchecked Sendable {
    @usableFromInline typealias Key = Slots<Lifetime>.Key

    @usableFromInline final let limit: Int
    private let lock = Lock()
    private final var inners = Slots<Lifetime>()
    private final var isEnded = false
    private final var running = 0
    private final var waiting = Fifo<AnyObject>()

    @usableFromInline
    init(limit: Int) {
        self.limit = limit
        super.init()
    }

    /// Keeps `lifetime`, to end it with the chain, until it is forgotten; nil when that has ended.
    @usableFromInline
    final func register(_ lifetime: Lifetime) -> Key? {
        lock.withLock { isEnded ? nil : inners.insert(lifetime) }
    }

    @usableFromInline
    final func forget(_ key: Key) {
        // Let go of without the lock.
        let lifetime = lock.withLock { inners.remove(key) }
        withExtendedLifetime(lifetime) {}
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
        let (lifetimes, _): ([Lifetime], Fifo<AnyObject>) = lock.withLock {
            isEnded = true
            defer { waiting = Fifo() }
            return (inners.values, waiting)
        }
        for lifetime in lifetimes { lifetime.end() }
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

    /// Attaches to the outer sequence, each element of which `body` handles.
    @inlinable
    func attachOuter<Outer>(_ source: Observable<Outer>, _ body: @escaping (Outer) throws -> Void) {
        let outer = Lifetime(within: sink.lifetime)
        let sink = Sink<Outer>(
            next: { [self] element in
                if outer.isEnded { return }
                do { try body(element) } catch {
                    _ = outer.stop()
                    finish(.failed(error))
                }
            },
            stop: { [self] stop in
                guard outer.stop(with: stop) else { return }
                outerStopped(stop)
                outer.end()
            },
            lifetime: outer)
        Trampoline.enter { source.attach(sink) }
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
        if limit == .max, spare == nil, isKnownUniquelyReferenced(&inner), inner.isCompleted, inner.isLifetimeUnknown {
            atomicMemoryFence(ordering: .acquiring)
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
            inner.isCompleted = false
            inner.lifetime._withUnsafeGuaranteedRef { $0.renew() }
            // In this order: a chain that ends after this has been looked at ends the lifetime, too.
            return sink.lifetime.isEnded ? nil : inner
        }
        let lifetime = Lifetime.of(self)
        return register(lifetime).map { Inner(self, lifetime, $0) }
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
    @usableFromInline let lifetime: Unmanaged<Lifetime>
    @usableFromInline let key: Brood.Key
    /// Kept alive by `owner`, and not counted once more for each element.
    @usableFromInline let merger: Unmanaged<Merger<Element>>
    /// While the sequence runs.
    @exclusivity(unchecked)
    @usableFromInline final var owner: Merger<Element>?
    @exclusivity(unchecked)
    @usableFromInline final var isCompleted = false

    @inlinable
    init(_ merger: Merger<Element>, _ lifetime: Lifetime, _ key: Brood.Key) {
        self.lifetime = .passUnretained(lifetime)
        self.key = key
        self.merger = .passUnretained(merger)
        owner = merger
    }

    deinit {
        // A source that has let go of its observer before that still has to be told when the chain ends.
        if isCompleted { owner?.forget(key) }
    }

    /// Whether nobody but the merger knows the lifetime.
    @inlinable
    var isLifetimeUnknown: Bool {
        // The reference of the merger, borrowed.
        var lifetime = lifetime.takeRetainedValue()
        defer { _ = Unmanaged.passRetained(lifetime) }
        return isKnownUniquelyReferenced(&lifetime)
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
            isCompleted = true
            merger.innerCompleted()
        }
    }
}
