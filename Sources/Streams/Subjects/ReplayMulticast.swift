/// A multicast with a replay buffer: the state of behavior and replay subjects, of relays, and of `share(replay:)`.
///
/// One critical section updates the buffer and enqueues the event, before any observer receives it. So the replayed
/// elements and the events that follow them neither leave a gap nor overlap. The replay itself runs outside the lock;
/// until it has finished, later events wait in the serializer, or, if another thread is delivering, in a `ReplayGate`.
///
/// Code of a client that is generic over the element is not specialized, and asks the runtime for each type that depends on
/// the element. So an element that replaces the only one of the buffer needs no optional and no tuple.
///
/// Sendable by contract: the buffer and the variables of `times` are accessed only under `lock`.
@usableFromInline
final class ReplayMulticast<Element>: LatestMulticast<Element, Element?>, @unchecked Sendable {
    // First, where they fill the gap behind most elements.
    /// Whether the buffer is replayed after termination, too.
    @usableFromInline let replaysAfterStop: Bool
    /// Whether the buffer has the only element that it may have, which the next one replaces.
    @exclusivity(unchecked) @usableFromInline final var hasOnlyElement = false
    /// The number of elements that a new observer receives first.
    @usableFromInline let limit: Int
    /// The number of elements so far, by which a change of the latest element is noticed.
    @exclusivity(unchecked) @usableFromInline final var version: UInt = 0
    @exclusivity(unchecked) @usableFromInline final var writer = LatestWriter()
    /// The elements of a buffer for several; the only one of others is `latestElement`.
    @exclusivity(unchecked) @usableFromInline final var elements = Queue<Element>()
    /// The times of the buffered elements; nil if their age does not matter.
    @usableFromInline final let times: ReplayTimes?

    /// - Parameters:
    ///   - limit: the number of elements that a new observer receives first.
    ///   - initial: the first element of a buffer for one.
    ///   - window: the age from which an element is not replayed.
    ///   - replaysAfterStop: whether the buffer is replayed after termination, too.
    @inlinable init(limit: Int, initial: Element? = nil, window: ReplayWindow? = nil, replaysAfterStop: Bool) {
        self.limit = limit
        self.replaysAfterStop = replaysAfterStop
        hasOnlyElement = initial != nil
        if let window { times = ReplayTimes(window) } else { times = nil }
        super.init(initial)
    }

    // MARK: The buffer

    /// The only element, and the terminal event if there was one.
    @inlinable var latest: (element: Element?, stop: TerminalEvent?) {
        let current: (element: Element?, stop: (() -> TerminalEvent)?) = lock.withLock {
            (latestElement, makeStop)
        }
        return (current.element, current.stop?())
    }

    /// Returns the only element; throws `RxError.noElements` if there is none, or there was a terminal event.
    @inlinable func onlyElement() throws -> Element {
        try lock.withLock {
            if makeStop != nil || !hasOnlyElement { throw RxError.noElements }
            return latestPlace.pointee
        }
    }

    /// Returns the only element and its version, for a buffer that has one until the elements are released.
    @inlinable func onlyElement(_ version: inout UInt) -> Element {
        lock.withLock {
            require(hasOnlyElement, "The subject of a BehaviorRelay was disposed. Do not cast its asObservable().")
            version = self.version
            return latestPlace.pointee
        }
    }

    /// The only element, if there is one.
    @inline(__always) @inlinable var latestPlace: UnsafeMutablePointer<Element> { value(of: &latestElement) }

    /// Appends an element; afterwards `element` is a discarded one, for the caller to release outside the lock.
    @inline(__always) @inlinable func append(_ element: inout Element, at time: Double?) {
        append(&element)
        if let time, let times { times.append(time, limit: hasOnlyElement ? 1 : elements.count) }
    }

    @inline(__always) @inlinable func append(_ element: inout Element) {
        guard hasOnlyElement else { return appendToOthers(&element) }
        version &+= 1
        writer.noteChange()
        let place = latestPlace
        swap(&place.pointee, &element)
    }

    @inlinable @inline(never) func appendToOthers(_ element: inout Element) {
        guard limit > 0 else { return }
        version &+= 1
        if limit == 1 {
            latestElement = element
            hasOnlyElement = true
        } else if elements.count < limit {
            elements.append(element)
        } else {
            elements.shift(&element)
        }
    }

    /// Removes the elements that are too old at `time`.
    @inlinable @inline(never) func removeExpired(at time: Double) {
        guard let times else { return }
        var now: Double?
        var isExpired = true
        while isExpired {
            var expired: Element?
            isExpired = lock.withLock {
                // Once: after the release of an element, `time` may be so old that the clock seems to have been set back.
                let elapsed = now ?? times.elapsedTime(at: time)
                now = elapsed
                guard times.removeExpired(atElapsedTime: elapsed) else { return false }
                expired = takeOldest()
                return true
            }
            // Released outside the lock; one at a time, so that no array is allocated.
            withExtendedLifetime(expired) {}
        }
    }

    /// Returns the oldest element, for the caller to release outside the lock.
    @inlinable func takeOldest() -> Element? {
        guard limit == 1 else { return elements.takeFirst() }
        var oldest: Element?
        swap(&latestElement, &oldest)
        hasOnlyElement = false
        return oldest
    }

    // MARK: Observers

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
        guard limit > 1 else {
            return removeLatest {
                hasOnlyElement = false
                times?.removeAll()
                body()
            }
        }
        var removed = Queue<Element>()
        lock.withLock {
            removed = elements.takeAll()
            times?.removeAll()
            body()
        }
        _ = consume removed
    }

    @inlinable func attach(_ sink: Sink<Element>) {
        let lifetime = sink.lifetime
        if lifetime.hasSource { return attach(sink.forFurtherSource) }
        if let times { removeExpired(at: times.now) }
        var several: [Element]?
        var hasLatest = false
        var stop: (() -> TerminalEvent)?
        var entered = false
        var isAdded = true
        var gate: ReplayGate<Element>?
        copyLatest {
            stop = makeStop
            if stop == nil || replaysAfterStop {
                hasLatest = hasOnlyElement
                if !elements.isEmpty { several = elements.elements }
            }
            guard stop == nil else { return hasLatest }
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
            return hasLatest
        } then: { latest in
            if !isAdded { reject(lifetime) } else if stop == nil { register(lifetime) }
            if let several { replay(several, to: sink) }
            if hasLatest, !lifetime.isStopped { sink.emit(latest.assumingMemoryBound(to: Element.self).pointee) }
        }
        if let stop, !lifetime.isStopped { sink.stop(stop()) }
        if entered { leave() }
        gate?.open()
        releaseUnreachable()
    }

    @inlinable @inline(never) func replay(_ elements: [Element], to sink: Sink<Element>) {
        for element in elements {
            if sink.lifetime.isStopped { break }
            sink.emit(element)
        }
    }

    /// Attaches observers, and counts as a producer until it is released.
    @inlinable var producingAttach: Attach<Element> {
        let producer = ProducerToken(self)
        return { producer.observers.attach($0) }
    }
}
