import Synchronization

/// Sends events to the observers of one subject, one at a time and in the order of their subscription.
///
/// Sendable by contract: `makeStop` is accessed only under `lock`; the rest is atomic, or guarded by `ObserverList`.
@usableFromInline class Multicast<Element>: ObserverList, @unchecked Sendable {
    private final let disposed = Atomic<Bool>(false)
    @usableFromInline final let lock = Lock()
    /// The terminal event for late subscribers.
    @exclusivity(unchecked) @usableFromInline final var makeStop: (() -> TerminalEvent)?

    @inlinable override init() { super.init() }

    /// Whether there are observers that can still receive an event.
    final var isObserved: Bool { !isStopped.load(ordering: .relaxed) && !isDisposed && hasObservers }

    /// Whether `dispose` was called.
    final var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    // MARK: Inside the serializer

    /// Sends an element to every observer; there is none after the terminal event.
    @inlinable final func deliver(_ element: Element) {
        // Not a range: debug builds iterate over it with generic code, for each element.
        var index = 0
        while index < Int(count) {
            observers[index]?._withUnsafeGuaranteedRef { $0.deliver(element) }
            index &+= 1
        }
    }

    /// Sends the terminal event to every observer, and releases them.
    final func deliverStop(_ stop: TerminalEvent) {
        isStopped.store(true, ordering: .releasing)
        let removed = removeAll()
        removed.deliver(stop)
        // Not before: a `deinit` of client code may dispose the other observers.
        removed.discard()
    }

    /// Adds the observer that is stored in `lifetime`, or rejects it; not under the lock.
    @usableFromInline final func add(_ lifetime: Lifetime) {
        if !insert(lifetime) { reject(lifetime) }
    }

    /// Adds the observer that is stored in `lifetime`; false after the terminal event, or if the lifetime has stopped.
    @usableFromInline final func insert(_ lifetime: Lifetime) -> Bool {
        if lifetime.isStopped || isStopped.load(ordering: .relaxed) { return false }
        append(lifetime)
        return true
    }

    /// Sets the terminal event for late subscribers.
    final func publish(_ stop: @escaping () -> TerminalEvent) {
        var replaced: (() -> TerminalEvent)?
        lock.withLock {
            replaced = makeStop
            makeStop = stop
        }
        // Released outside the lock.
        withExtendedLifetime(replaced) {}
    }

    // MARK: On any thread

    /// Sends the terminal event to an observer that was not added, and releases it.
    @usableFromInline final func reject(_ lifetime: Lifetime) {
        if let stopped { lifetime.deliver(stopped) }
        lifetime.discardObserver()
    }

    /// The terminal event, if it has been sent.
    @inlinable final var stopped: TerminalEvent? { isStopped.load(ordering: .acquiring) ? terminalEvent() : nil }

    @usableFromInline final func terminalEvent() -> TerminalEvent? { lock.withLock { makeStop }?() }

    /// Releases all observers without an event; later ones receive `stop`.
    final func releaseObservers(_ stop: @escaping () -> TerminalEvent) {
        disposed.store(true, ordering: .releasing)
        run { [self] in
            publish(stop)
            isStopped.store(true, ordering: .releasing)
            removeAll().discard()
        }
    }
}

extension Sink {
    /// The same observer with a new lifetime, for a source that is not the first one of the chain.
    ///
    /// An error thrown below terminates the chain, and not only the new lifetime.
    @usableFromInline var forFurtherSource: Sink {
        Sink(next: { emit($0) }, stop: stop, lifetime: Lifetime(within: lifetime))
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

    deinit {
        // Otherwise no subscription retains the list, which is freed with the token, and its elements with it.
        if observers.removeProducer() { observers.releaseElements() }
    }
}
