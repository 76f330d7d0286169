/// Subscribes to one source after another; implements `concat`, `retry` and `retry(when:)`.
///
/// A synchronous source terminates while it is being attached. The serializer enqueues the subscription to the next one,
/// which makes a loop of endless synchronous sources, and no recursion.
@usableFromInline class SequentialSubscriber<Element>: Serializer, @unchecked Sendable {
    @usableFromInline final let sink: Sink<Element>
    @usableFromInline final let current = SerialLifetime()

    @inlinable init(_ sink: Sink<Element>) {
        self.sink = sink
        super.init()
        sink.lifetime.add(current)
    }

    /// Subscribes to `source` after the previous source has terminated; its terminal event goes to `onStop`.
    @inlinable final func subscribe(to source: Observable<Element>, onStop: @escaping (TerminalEvent) -> Void) {
        guard tryEnter() else { return run { [self] in attach(source, onStop) } }
        attach(source, onStop)
        leave()
    }

    @inlinable final func attach(_ source: Observable<Element>, _ onStop: @escaping (TerminalEvent) -> Void) {
        let lifetime = Lifetime(.part(of: current))
        guard current.replace(by: lifetime) else { return }
        source.attach(Sink(SequentialObserver(sink, lifetime, onStop), lifetime: lifetime))
    }

    /// A source is subscribed to on the thread that terminated the previous one, and not on a background queue.
    final override func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool { false }
}

/// The observer of one of the sources: forwards its elements, and owns its lifetime.
@usableFromInline final class SequentialObserver<Element>: SourceObserver {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let onStop: (TerminalEvent) -> Void

    @inlinable init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ onStop: @escaping (TerminalEvent) -> Void) {
        self.sink = sink
        self.lifetime = lifetime
        self.onStop = onStop
    }

    @inlinable func next(_ element: Element) {
        if !lifetime.isStopped { sink.emit(element) }
    }

    @inlinable func stop(_ stop: TerminalEvent) { lifetime.end(with: stop, onStop) }
}

/// The teardown that disposes the current one of several successive lifetimes.
///
/// Sendable by contract: the variables are accessed only under `lock`.
@usableFromInline final class SerialLifetime: Teardown, @unchecked Sendable {
    private let lock = Lock()
    private var lifetime: Lifetime?
    private var isClosed = false

    @usableFromInline init() { super.init() }

    /// Disposes the previous lifetime; returns false if the chain has been disposed, possibly as a result of that.
    @usableFromInline func replace(by next: Lifetime) -> Bool {
        let previous = lock.withLock {
            defer { if !isClosed { lifetime = next } }
            return lifetime
        }
        // A source is released before the next one is subscribed to, and after its terminal event was forwarded.
        previous?.dispose()
        return lock.withLock { !isClosed }
    }

    @usableFromInline override func run() {
        let last = lock.withLock {
            isClosed = true
            defer { lifetime = nil }
            return lifetime
        }
        last?.dispose()
    }
}
