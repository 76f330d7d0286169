import Synchronization

/// Sends events to the observers of one subject, one at a time and in the order of their subscription.
///
/// Sendable by contract: `makeStop` is accessed only under `lock`; the rest is atomic, or guarded by `ObserverList`.
@usableFromInline class Multicast<Element>: ObserverList, @unchecked Sendable {
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

    /// Whether the terminal event has been sent, or the observers have been released by `dispose`.
    @usableFromInline final let isStopped = Atomic<Bool>(false)
    private final let disposed = Atomic<Bool>(false)
    @usableFromInline final let lock = Lock()
    /// The terminal event for late subscribers.
    @exclusivity(unchecked) @usableFromInline final var makeStop: (() -> TerminalEvent)?

    @inlinable override init() { super.init() }

    /// Whether there are observers that can still receive an event.
    final var isObserved: Bool { !isStopped.load(ordering: .relaxed) && hasObservers }

    /// Whether `dispose` was called.
    final var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    // MARK: Inside the serializer

    /// Sends an element to every observer; there is none after the terminal event.
    @inlinable final func deliver(_ element: Element) {
        for index in 0..<Int(count) {
            entries[index]?._withUnsafeGuaranteedRef { entry in
                let entry = unsafeDowncast(entry, to: Entry.self)
                if !entry.lifetime.isStopped { entry.next(element) }
            }
        }
    }

    /// Sends the terminal event to every observer, and releases them.
    final func deliverStop(_ stop: TerminalEvent) {
        isStopped.store(true, ordering: .releasing)
        for entry in removeAll() {
            let entry = unsafeDowncast(entry, to: Entry.self)
            if !entry.lifetime.isStopped { entry.stop(stop) }
        }
    }

    /// Adds an observer; false after the terminal event.
    @usableFromInline final func insert(_ entry: Entry) -> Bool {
        if entry.lifetime.isStopped { return true }
        if isStopped.load(ordering: .relaxed) { return false }
        append(entry)
        return true
    }

    /// Sets the terminal event for late subscribers.
    final func publish(_ stop: @escaping () -> TerminalEvent) {
        // The replaced closure is released outside the lock.
        _ = lock.withLock {
            defer { makeStop = stop }
            return makeStop
        }
    }

    // MARK: On any thread

    /// Releases all observers without an event; later ones receive `stop`.
    final func releaseObservers(_ stop: @escaping () -> TerminalEvent) {
        disposed.store(true, ordering: .releasing)
        run { [self] in
            publish(stop)
            isStopped.store(true, ordering: .releasing)
            _ = removeAll()
        }
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
@usableFromInline final class ProducerToken<Observers: ObserverList>: Sendable {
    @usableFromInline let observers: Observers

    @inlinable init(_ observers: Observers) {
        self.observers = observers
        observers.addProducer()
    }

    deinit { observers.removeProducer() }
}
