/// A multicast with a replay buffer: the state of behavior and replay subjects, of relays, and of `share(replay:)`.
///
/// One critical section updates the buffer and enqueues the event, before any observer receives it. So the replayed
/// elements and the events that follow them neither leave a gap nor overlap. The replay itself runs outside the lock;
/// until it has finished, later events wait in the serializer, or, if another thread is delivering, in a `ReplayGate`.
///
/// Sendable by contract: `buffer` and `makeStop` are accessed only under `lock`.
@usableFromInline final class ReplayMulticast<Element>: @unchecked Sendable {
    @usableFromInline let observers = Multicast<Element>()
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var buffer: ReplayBuffer<Element>
    @exclusivity(unchecked) @usableFromInline final var makeStop: (() -> TerminalEvent)?
    @usableFromInline let replaysAfterStop: Bool

    /// - Parameters:
    ///   - limit: the number of elements that a new observer receives first.
    ///   - initial: the first element of the buffer.
    ///   - replaysAfterStop: whether the buffer is replayed after termination, too.
    @inlinable init(limit: Int, initial: Element? = nil, replaysAfterStop: Bool) {
        buffer = ReplayBuffer(limit: limit, latest: initial)
        self.replaysAfterStop = replaysAfterStop
    }

    /// The latest element, and the terminal event if there was one.
    @inlinable var latest: (element: Element?, stop: TerminalEvent?) {
        let current: (element: Element?, stop: (() -> TerminalEvent)?) = lock.withLock { (buffer.latest, makeStop) }
        return (current.element, current.stop?())
    }

    var isStopped: Bool { lock.withLock { makeStop != nil } }

    @inlinable func next(_ element: Element) {
        var dropped: Element?
        let entered = lock.withLock {
            if makeStop != nil { return false }
            dropped = buffer.append(element)
            return observers.tryEnter() || enterContended(element)
        }
        // Released outside the lock.
        withExtendedLifetime(dropped) {}
        guard entered else { return }
        observers.deliver(element)
        observers.leave()
    }

    /// Apart from `next`, so that a send without contention makes no closure.
    @usableFromInline @inline(never) func enterContended(_ element: Element) -> Bool {
        observers.enter(orEnqueue: { [self] in observers.deliver(element) })
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        let entered = lock.withLock {
            if makeStop != nil { return false }
            makeStop = { stop }
            return observers.enter(orEnqueue: { [self] in observers.deliverStop(stop) })
        }
        guard entered else { return }
        observers.deliverStop(stop)
        observers.leave()
    }

    /// Releases all observers without an event; later ones receive `stop` alone.
    @usableFromInline func dispose(_ stop: @escaping () -> TerminalEvent) {
        _ = lock.withLock {
            defer { makeStop = stop }
            return (makeStop, buffer.removeAll())
        }
        observers.dispose(stop)
    }

    @inlinable func attach(_ sink: Sink<Element>) {
        let sink = sink.withoutSource
        var replay: [Element] = []
        var stop: (() -> TerminalEvent)?
        var entered = false
        var gate: ReplayGate<Element>?
        lock.withLock {
            stop = makeStop
            if stop == nil || replaysAfterStop { replay = buffer.elements }
            guard stop == nil else { return }
            if observers.tryEnter() {
                observers.add(Multicast<Element>.Entry(sink))
                entered = true
            } else {
                let closed = ReplayGate(sink)
                let entry = Multicast<Element>.Entry(closed.sink)
                entered = observers.enter(orEnqueue: { [observers] in observers.add(entry) })
                if entered { observers.add(entry) }
                gate = closed
            }
        }
        if stop == nil { observers.register(sink.lifetime) }
        for element in replay {
            if sink.lifetime.isStopped { break }
            sink.next(element)
        }
        if let stop, !sink.lifetime.isStopped { sink.stop(stop()) }
        if entered { observers.leave() }
        gate?.open()
        observers.releaseUnreachable()
    }

    /// Attaches observers, and counts as a producer until it is released.
    @inlinable var producingAttach: Attach<Element> {
        let producer = ProducerToken(observers)
        return { [self] sink in withExtendedLifetime(producer) { attach(sink) } }
    }

    @inlinable func on(_ event: Event<Element>) { event.forward({ next($0) }, { stop($0) }) }
}
