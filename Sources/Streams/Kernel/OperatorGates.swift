/// The gate of a queue that an operator empties.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class QueueGate: ProducerGate, @unchecked Sendable {
    @exclusivity(unchecked) private final var count = 0

    /// Returns nil if the queue has no limit, since no consumer below makes producers wait.
    @usableFromInline static func above(_ next: ProducerGate?) -> QueueGate? {
        if let next, next.isExact { QueueGate(above: next) } else { nil }
    }

    /// Counts an element that the operator has queued.
    @usableFromInline func add() {
        let (isFull, isTooFull) = lock.withLock {
            count += 1
            if count >= capacity { self.isFull = true }
            return (self.isFull, !isClosed && count > ProducerGate.limit(beyond: capacity))
        }
        if isTooFull { overflow() } else if isFull { Trampoline.current.interrupt() }
    }

    /// Uncounts elements that the operator has taken from its queue.
    @usableFromInline func remove(_ taken: Int = 1) {
        let opened = lock.withLock {
            count -= taken
            return isFull && count <= capacity / 2 ? open() : nil
        }
        opened?.tell()
    }
}

/// The gate of a shared source, which waits for the slowest of its consumers.
///
/// Other observers have room always.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class SharedGate: ProducerGate, @unchecked Sendable {
    @exclusivity(unchecked) private final var consumers: [(lifetime: ObjectIdentifier, gate: ProducerGate)] = []

    /// Returns nil if the first observer makes no producer wait: the source has begun when another one joins.
    static func forFirst() -> SharedGate? {
        Trampoline.gate.map {
            SharedGate(capacity: $0.capacity, isExact: $0.isExact, HeldSources())
        }
    }

    /// Adds the gate of an observer, if it has one, until its subscription is disposed.
    @usableFromInline func join(_ lifetime: Lifetime) {
        guard let gate = Trampoline.gate else { return }
        let place = ObjectIdentifier(lifetime)
        lock.withLock { consumers.append((place, gate)) }
        lifetime.onDispose { [weak self] in self?.leave(place) }
    }

    private func leave(_ lifetime: ObjectIdentifier) {
        var left: ProducerGate?
        lock.withLock {
            guard let index = consumers.firstIndex(where: { $0.lifetime == lifetime }) else { return }
            left = consumers.remove(at: index).gate
        }
        _ = consume left
    }

    /// The gates of the observers; not the queues of operators above a consumer that several of them lead to, since one
    /// queue can need an element that only another observer passes on.
    private var gates: [ProducerGate] {
        let gates = lock.withLock { consumers.map(\.gate) }
        return gates.map { gate in gates.count { $0.last === gate.last } > 1 ? gate.last : gate }
    }

    override var holdsTasks: Bool { true }

    override func blocker(exactly: Bool) -> ProducerGate? {
        for gate in gates {
            if let blocker = gate.blocker(exactly: exactly) { return blocker }
        }
        return nil
    }

    override var home: HeldSources { gates.first?.home ?? super.home }

    override func overflow() {
        for gate in gates { gate.overflow() }
    }
}
