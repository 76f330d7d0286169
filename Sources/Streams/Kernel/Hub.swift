/// A multicast that remembers: what behaviour and replay subjects, relays and `share(replay:)` are made of.
///
/// The buffer is updated, and the place of an event in the order of all events taken, in one critical section, before
/// any observer runs: so what a newcomer is given and what it will then receive fit together without a gap or an
/// overlap. The replay itself runs outside the lock; events that come meanwhile wait in the serializer, or, when
/// somebody else is delivering, in a gate of the newcomer's own.
///
/// Sendable by contract: `buffer` and `ended` are touched only under `lock`.
@usableFromInline final class Hub<Element>: @unchecked Sendable {
    @usableFromInline let observers = Multicast<Element>()
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var buffer: Buffer<Element>
    @exclusivity(unchecked) @usableFromInline final var ended: (() -> TerminalEvent)?
    @usableFromInline let replaysAfterStop: Bool

    /// - Parameters:
    ///   - limit: how many elements a newcomer is given.
    ///   - initial: what the buffer begins with.
    ///   - replaysAfterStop: whether a newcomer after the stop is given the buffer, too.
    @inlinable init(limit: Int, initial: Element? = nil, replaysAfterStop: Bool) {
        buffer = Buffer(limit: limit, latest: initial)
        self.replaysAfterStop = replaysAfterStop
    }

    /// The newest element and how the sequence ended, if it did.
    @inlinable var latest: (element: Element?, stop: TerminalEvent?) {
        let current: (element: Element?, stop: (() -> TerminalEvent)?) = lock.withLock { (buffer.latest, ended) }
        return (current.element, current.stop?())
    }

    var isStopped: Bool { lock.withLock { ended != nil } }

    @inlinable func next(_ element: Element) {
        var dropped: Element?
        let entered = lock.withLock {
            if ended != nil { return false }
            dropped = buffer.append(element)
            return observers.tryEnter() || enterInTurn(element)
        }
        // Let go of here, and not with the lock.
        withExtendedLifetime(dropped) {}
        guard entered else { return }
        observers.deliver(element)
        observers.leave()
    }

    /// Apart from `next`, so that a send without contention makes no closure.
    @usableFromInline @inline(never) func enterInTurn(_ element: Element) -> Bool {
        observers.enter(orLeave: { [self] in observers.deliver(element) })
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        let entered = lock.withLock {
            if ended != nil { return false }
            ended = { stop }
            return observers.enter(orLeave: { [self] in observers.finish(stop) })
        }
        guard entered else { return }
        observers.finish(stop)
        observers.leave()
    }

    /// Lets go of all observers without an event; later ones receive `stop` alone.
    @usableFromInline func dispose(_ stop: @escaping () -> TerminalEvent) {
        _ = lock.withLock {
            defer { ended = stop }
            return (ended, buffer.removeAll())
        }
        observers.dispose(stop)
    }

    @inlinable func attach(_ sink: Sink<Element>) {
        let membership = Membership(observers)
        var replay: [Element] = []
        var stop: (() -> TerminalEvent)?
        var entered = false
        var gate: Gate<Element>?
        lock.withLock {
            stop = ended
            if stop == nil || replaysAfterStop { replay = buffer.elements }
            guard stop == nil else { return }
            if observers.tryEnter() {
                observers.add(Multicast<Element>.Entry(sink, membership))
                entered = true
            } else {
                let closed = Gate(sink)
                let entry = Multicast<Element>.Entry(closed.sink, membership)
                entered = observers.enter(orLeave: { [observers] in observers.add(entry) })
                if entered { observers.add(entry) }
                gate = closed
            }
        }
        if stop == nil { observers.join(membership, sink.lifetime) }
        for element in replay {
            if sink.lifetime.isEnded { break }
            sink.next(element)
        }
        if let stop, !sink.lifetime.isEnded { sink.stop(stop()) }
        if entered { observers.leave() }
        gate?.open()
        observers.releaseUnreachable()
    }
}

/// Holds back what comes for one observer while it is given its replay.
@usableFromInline final class Gate<Element>: Serializer, @unchecked Sendable {
    @usableFromInline let inner: Sink<Element>

    @inlinable init(_ sink: Sink<Element>) {
        inner = sink
        super.init()
        _ = tryEnter()
    }

    @inlinable var sink: Sink<Element> {
        Sink(
            next: { [self] element in
                send(element) { [inner] element in
                    // The replay may have been the end of it.
                    if !inner.lifetime.isEnded { inner.next(element) }
                }
            },
            stop: { [self] stop in
                send(stop) { [inner] stop in
                    if !inner.lifetime.isEnded { inner.stop(stop) }
                }
            },
            lifetime: inner.lifetime)
    }

    @inlinable func open() { leave() }
}

/// The newest elements.
@usableFromInline struct Buffer<Element> {
    @usableFromInline let limit: Int
    @usableFromInline var latest: Element?
    /// Those before the latest: an element alone, which is what most buffers are for, needs no queue.
    @usableFromInline var older = Queue<Element>()

    @inlinable init(limit: Int, latest: Element?) {
        self.limit = limit
        self.latest = latest
    }

    /// Oldest first.
    @inlinable var elements: [Element] { latest.map { older.elements + [$0] } ?? [] }

    /// The element that was dropped for it, to be let go of without the lock.
    @inlinable mutating func append(_ element: Element) -> Element? {
        guard limit > 0 else { return nil }
        let previous = latest
        latest = element
        guard limit > 1, let previous else { return previous }
        older.append(previous)
        return older.count == limit ? older.takeFirst() : nil
    }

    /// The buffer as it was, to be let go of without the lock.
    mutating func removeAll() -> Buffer {
        defer { self = Buffer(limit: limit, latest: nil) }
        return self
    }
}

extension Hub {
    @inlinable func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): next(element)
        case .error(let error): stop(.failed(error))
        case .completed: stop(.completed)
        }
    }
}
