/// A multicast with a replay buffer: the state of behavior and replay subjects, of relays, and of `share(replay:)`.
///
/// One critical section updates the buffer and enqueues the event, before any observer receives it. So the replayed
/// elements and the events that follow them neither leave a gap nor overlap. The replay itself runs outside the lock;
/// until it has finished, later events wait in the serializer, or, if another thread is delivering, in a `ReplayGate`.
///
/// Sendable by contract: `buffer` and the variables of `times` are accessed only under `lock`.
@usableFromInline final class ReplayMulticast<Element>: Multicast<Element>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var buffer: ReplayBuffer<Element>
    /// The times of the buffered elements; nil if their age does not matter.
    @usableFromInline final let times: ReplayTimes?

    /// - Parameters:
    ///   - limit: the number of elements that a new observer receives first.
    ///   - initial: the first element of the buffer.
    ///   - window: the age from which an element is not replayed.
    ///   - replaysAfterStop: whether the buffer is replayed after termination, too.
    @inlinable init(limit: Int, initial: Element? = nil, window: ReplayWindow? = nil, replaysAfterStop: Bool) {
        buffer = ReplayBuffer(limit: limit, latest: initial, replaysAfterStop: replaysAfterStop)
        times = window.map { ReplayTimes($0) }
        super.init()
    }

    /// The latest element, and the terminal event if there was one.
    @inlinable var latest: (element: Element?, stop: TerminalEvent?) {
        let current: (element: Element?, stop: (() -> TerminalEvent)?) = lock.withLock { (buffer.latest, makeStop) }
        return (current.element, current.stop?())
    }

    @inlinable var latestElement: Element? { lock.withLock { buffer.latest } }

    var current: (element: Element?, version: UInt) { lock.withLock { (buffer.latest, buffer.version) } }

    @inlinable func next(_ element: Element) {
        // Client code, so outside the lock.
        let time = times?.now
        var dropped: Element?
        let entered = lock.withLock {
            if makeStop != nil || !tryEnter() { return false }
            dropped = append(element, at: time)
            return true
        }
        // Released outside the lock.
        withExtendedLifetime(dropped) {}
        guard entered else { return nextContended(element, at: time) }
        if let time { removeExpired(at: time) }
        deliver(element)
        leave()
    }

    /// Apart from `next`, so that a send without contention makes no closure.
    @usableFromInline @inline(never) func nextContended(_ element: Element, at time: Double?) {
        if isStopped.load(ordering: .relaxed) { return }
        let entered = spinEnter()
        var delivers = false
        var dropped: Element?
        if entered {
            lock.withLock {
                // An observer whose addition is queued has replayed a buffer without the element, so the element is queued, too.
                if makeStop != nil || drainState.isQueued { return }
                dropped = append(element, at: time)
                delivers = true
            }
        }
        if !delivers {
            // Made outside the lock.
            let job = { [self] in deliver(element) }
            lock.withLock {
                if makeStop != nil { return }
                dropped = append(element, at: time)
                delivers = enter(orEnqueue: job)
            }
        }
        withExtendedLifetime(dropped) {}
        if let time { removeExpired(at: time) }
        if delivers { deliver(element) }
        if entered || delivers { leave() }
    }

    /// Returns the discarded element, for the caller to release outside the lock.
    @inline(__always) @inlinable func append(_ element: Element, at time: Double?) -> Element? {
        let dropped = buffer.append(element)
        if let time, let times { times.append(time, limit: buffer.count) }
        return dropped
    }

    /// Removes the elements that are too old at `time`.
    @inlinable @inline(never) func removeExpired(at time: Double) {
        guard let times else { return }
        var isExpired = true
        while isExpired {
            var expired: Element?
            isExpired = lock.withLock {
                guard times.removeExpired(at: time) else { return false }
                expired = buffer.takeOldest()
                return true
            }
            // Released outside the lock; one at a time, so that no array is allocated.
            withExtendedLifetime(expired) {}
        }
    }

    /// Sends an element unless another one was sent since `version`; returns false then.
    @usableFromInline func next(_ element: Element, ifUnchangedSince version: UInt) -> Bool {
        // Made outside the lock.
        let job = { [self] in deliver(element) }
        var dropped: Element?
        let (isSent, delivers) = lock.withLock {
            if makeStop != nil { return (true, false) }
            if buffer.version != version { return (false, false) }
            dropped = buffer.append(element)
            return (true, enter(orEnqueue: job))
        }
        withExtendedLifetime(dropped) {}
        if delivers {
            deliver(element)
            leave()
        }
        return isSent
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        let entered = lock.withLock {
            if makeStop != nil { return false }
            makeStop = { stop }
            return enter(orEnqueue: { [self] in deliverStop(stop) })
        }
        guard entered else { return }
        deliverStop(stop)
        leave()
    }

    /// Releases all observers without an event; later ones receive `stop` alone.
    @usableFromInline func dispose(_ stop: @escaping () -> TerminalEvent) {
        // Released outside the lock.
        var previous: (() -> TerminalEvent)? = stop
        removeElements { swap(&makeStop, &previous) }
        withExtendedLifetime(previous) {}
        releaseObservers(stop)
    }

    @usableFromInline override func releaseElements() { removeElements {} }

    /// Releases the buffered elements outside the lock; `body` runs in the critical section that removes them.
    private func removeElements(_ body: () -> Void) {
        var older = Queue<Element>()
        var latest: Element?
        lock.withLock {
            older = buffer.older.takeAll()
            swap(&buffer.latest, &latest)
            times?.removeAll()
            body()
        }
        _ = consume older
        withExtendedLifetime(latest) {}
    }

    @inlinable func attach(_ sink: Sink<Element>) {
        let lifetime = sink.lifetime
        if lifetime.hasSource { return attach(sink.forFurtherSource) }
        if let times { removeExpired(at: times.now) }
        var older: [Element] = []
        var latest: Element?
        var stop: (() -> TerminalEvent)?
        var entered = false
        var isAdded = true
        var gate: ReplayGate<Element>?
        lock.withLock {
            stop = makeStop
            if stop == nil || buffer.replaysAfterStop {
                latest = buffer.latest
                if !buffer.older.isEmpty { older = buffer.older.elements }
            }
            guard stop == nil else { return }
            // Nor can a terminal event be sent before the observer is added: it would need this lock.
            if tryEnter() {
                lifetime.storeObserver(sink)
                entered = true
            } else {
                let closed = ReplayGate(sink)
                lifetime.storeObserver(closed.sink)
                entered = enter(orEnqueue: { [self] in add(lifetime) })
                gate = closed
            }
            if entered { isAdded = insert(lifetime) }
        }
        if !isAdded { reject(lifetime) } else if stop == nil { register(lifetime) }
        for element in older {
            if lifetime.isStopped { break }
            sink.emit(element)
        }
        if let latest, !lifetime.isStopped { sink.emit(latest) }
        if let stop, !lifetime.isStopped { sink.stop(stop()) }
        if entered { leave() }
        gate?.open()
        releaseUnreachable()
    }

    /// Attaches observers, and counts as a producer until it is released.
    @inlinable var producingAttach: Attach<Element> {
        let producer = ProducerToken(self)
        return { producer.observers.attach($0) }
    }

    @inlinable func on(_ event: Event<Element>) { event.forward({ next($0) }, { stop($0) }) }
}
