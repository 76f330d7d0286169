import Synchronization

/// Sends events to the observers of one subject, one at a time and in the order of their subscription.
///
/// Sendable by contract: `makeStop` is accessed only under `lock`; the rest is atomic, or guarded by `ObserverList`.
@usableFromInline final class Multicast<Element>: ObserverList, @unchecked Sendable {
    @usableFromInline final class Entry: ObserverEntry {
        @usableFromInline let next: (Element) -> Void
        @usableFromInline let stop: (TerminalEvent) -> Void

        /// Creates the entry of an observer whose lifetime has no source.
        @inlinable init(_ sink: Sink<Element>) {
            next = sink.next
            stop = sink.stop
            super.init(sink.lifetime)
        }
    }

    /// Whether there was a terminal event, or `dispose`.
    @usableFromInline let isStopped = Atomic<Bool>(false)
    private let lock = Lock()
    /// The terminal event for late subscribers.
    private var makeStop: (() -> TerminalEvent)?
    private let disposed = Atomic<Bool>(false)

    @inlinable override init() { super.init() }

    // MARK: Events

    @inlinable func next(_ element: Element) {
        guard tryEnter() else { return nextContended(element) }
        deliver(element)
        leave()
    }

    /// Apart from `next`, so that a send without contention makes no closure and needs no retain.
    @usableFromInline @inline(never) func nextContended(_ element: Element) {
        run { [self] in deliver(element) }
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        run { [self] in deliverStop(stop) }
    }

    /// Sends an element to every observer; inside the serializer.
    @inlinable func deliver(_ element: Element) {
        if isStopped.load(ordering: .relaxed) { return }
        for index in 0..<count {
            entries[index]?._withUnsafeGuaranteedRef { entry in
                let entry = unsafeDowncast(entry, to: Entry.self)
                if !entry.lifetime.isStopped { entry.next(element) }
            }
        }
    }

    /// Sends the terminal event to every observer, and releases them; inside the serializer.
    @usableFromInline func deliverStop(_ stop: TerminalEvent) {
        if isStopped.load(ordering: .relaxed) { return }
        publish { stop }
        for entry in removeAll() {
            let entry = unsafeDowncast(entry, to: Entry.self)
            if !entry.lifetime.isStopped { entry.stop(stop) }
        }
    }

    /// Makes late subscribers see `stop`.
    private func publish(_ stop: @escaping () -> TerminalEvent) {
        // The replaced closure is released outside the lock.
        _ = lock.withLock {
            defer { makeStop = stop }
            return makeStop
        }
        isStopped.store(true, ordering: .releasing)
    }

    // MARK: Observers

    /// The terminal event, if the subject has terminated.
    @inlinable var stopped: TerminalEvent? { isStopped.load(ordering: .acquiring) ? terminalEvent() : nil }

    @usableFromInline func terminalEvent() -> TerminalEvent? { lock.withLock { makeStop }?() }

    /// Adds an observer, or sends it the terminal event.
    @inlinable func attach(_ sink: Sink<Element>) {
        if let stopped { return sink.stop(stopped) }
        let sink = sink.withoutSource
        let entry = Entry(sink)
        var isAdded = true
        update({ isAdded = insert(entry) }, otherwise: { [self] in add(entry) })
        if !isAdded, let stopped { return sink.stop(stopped) }
        register(sink.lifetime)
        releaseUnreachable()
    }

    /// Inside the serializer; false after the terminal event.
    @usableFromInline func insert(_ entry: Entry) -> Bool {
        if entry.lifetime.isStopped { return true }
        if isStopped.load(ordering: .relaxed) { return false }
        append(entry)
        return true
    }

    /// Inside the serializer, and not under its lock.
    @usableFromInline func add(_ entry: Entry) {
        if !insert(entry), let stopped { entry.stop(stopped) }
    }
}

extension Sink {
    /// The same observer, with a lifetime that has no source.
    @usableFromInline var withoutSource: Sink {
        lifetime.hasSource ? Sink(next: next, stop: stop, lifetime: Lifetime(within: lifetime)) : self
    }
}

/// Counts as a producer of the observers until it is released; held by a subject and everything derived from it.
///
/// After the last one has been released no event can reach the observers, which are then released, too.
@usableFromInline final class ProducerToken<Element>: Sendable {
    @usableFromInline let observers: Multicast<Element>

    @inlinable init(_ observers: Multicast<Element>) {
        self.observers = observers
        observers.addProducer()
    }

    deinit { observers.removeProducer() }
}

extension Multicast {
    /// Whether `dispose` was called.
    @usableFromInline var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Releases all observers without an event; later ones receive `stop`.
    @usableFromInline func dispose(_ stop: @escaping () -> TerminalEvent) {
        disposed.store(true, ordering: .releasing)
        run { [self] in
            publish(stop)
            _ = removeAll()
        }
    }
}
