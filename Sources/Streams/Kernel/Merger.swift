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

/// Several sequences in one chain at once: what the `merge` and `flatMap` family is made of.
///
/// Sendable by contract: `inners` and `waiting` are touched only under `lock`; events go through `serializer`.
@usableFromInline
final class Merger<Element>: Teardown, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let serializer = Serializer()
    /// The outer sequence, if there is one, and the inner ones that have not completed, waiting ones included.
    private let unfinished = Atomic<Int>(1)
    private let limit: Int
    private let lock = Lock()
    private var inners: Slots<Lifetime>? = Slots()
    private var waiting = Fifo<Observable<Element>>()

    @usableFromInline
    init(_ sink: Sink<Element>, limit: Int = .max) {
        self.sink = sink
        self.limit = limit
        super.init()
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
    @usableFromInline
    var hasInner: Bool { lock.withLock { (inners?.count ?? 0) > 0 } }

    /// Attaches to an inner sequence now, or when there is room for it.
    @usableFromInline
    func attachInner(_ source: Observable<Element>) {
        unfinished.add(1, ordering: .relaxed)
        let lifetime = Lifetime.of(self)
        let key: Slots<Lifetime>.Key? = lock.withLock {
            guard inners != nil else { return nil }
            if inners!.count >= limit {
                waiting.append(source)
                return nil
            }
            return inners!.insert(lifetime)
        }
        if let key { attach(source, lifetime, key) }
    }

    private func attach(_ source: Observable<Element>, _ lifetime: Lifetime, _ key: Slots<Lifetime>.Key) {
        source.attach(
            Sink(
                next: { [self] element in
                    if !lifetime.isEnded { forward(element) }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    if case .failed = stop { return finish(stop) }
                    lifetime.end()
                    innerCompleted(key)
                },
                lifetime: lifetime))
    }

    /// Makes room and attaches to the next sequence that waits for it.
    private func innerCompleted(_ key: Slots<Lifetime>.Key) {
        let lifetime = Lifetime.of(self)
        let next: (Observable<Element>, Slots<Lifetime>.Key)? = lock.withLock {
            guard inners != nil else { return nil }
            _ = inners!.remove(key)
            guard let source = waiting.takeFirst() else { return nil }
            return (source, inners!.insert(lifetime))
        }
        if let (source, key) = next {
            // A round of its own, so that synchronous sources in a row need no stack.
            rounds.run { [self] in attach(source, lifetime, key) }
        }
        oneFinished()
    }

    private let rounds = Serializer()

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

    private func oneFinished() {
        if unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { finish(.completed) }
    }

    @usableFromInline
    func finish(_ stop: Stop) {
        serializer.run { [sink] in
            if !sink.lifetime.isEnded { sink.stop(stop) }
        }
    }

    @usableFromInline
    override func run() {
        // What is dropped is let go of without the lock.
        let (taken, _) = lock.withLock {
            defer {
                inners = nil
                waiting = Fifo()
            }
            return (inners, waiting)
        }
        for inner in taken?.values ?? [] { inner.end() }
    }
}
