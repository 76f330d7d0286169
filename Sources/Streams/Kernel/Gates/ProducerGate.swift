/// A place where elements wait, and its producers while it has no room.
///
/// A subscription with a slow consumer has a chain of gates: the one of the consumer, above it those of operators with a
/// queue. A producer knows the gate that its elements reach first, and continues when all from there on have room.
///
/// Sendable by contract: the variables are touched only under `lock`, those for the shared gates only under the lock that all
/// of these have in common.
@usableFromInline class ProducerGate: Identifiable, @unchecked Sendable {
    /// The gate that the elements reach next; nil if there is none.
    private final let next: ProducerGate?
    /// The sources that wait at the root.
    private final let held: HeldSources
    /// The root; nil if this is one.
    private final let lowerRoot: ProducerGate?
    /// The number of elements at which the buffer is full.
    final let capacity: Int
    /// Whether tasks and the queues of operators wait, too, and not only synchronous sources.
    @usableFromInline final let isExact: Bool
    /// Guards the buffer, too, so that room is not made unnoticed.
    final let lock = Lock()
    @exclusivity(unchecked) final var isFull = false
    @exclusivity(unchecked) final var isClosed = false
    @exclusivity(unchecked) private final var actions = Queue<@Sendable () -> Void>()
    @exclusivity(unchecked) private final var waiters: [any GateWaiter] = []
    @exclusivity(unchecked) private final var exceeding = 0
    /// For a shared gate: its last visit.
    @exclusivity(unchecked) final var lastVisit: UInt = 0
    /// For a shared gate: the number of ways on which elements reach this consumer.
    @exclusivity(unchecked) final var ways = 0

    /// Creates the gate of a consumer, or of a shared sequence.
    init(capacity: Int, isExact: Bool, _ held: HeldSources) {
        next = nil
        lowerRoot = nil
        self.held = held
        self.capacity = capacity
        self.isExact = isExact
    }

    /// Creates the gate of a buffer that may hold as much as the one that its elements reach next.
    ///
    /// - Parameter held: The sources that wait here, and not where those for `next` do.
    init(above next: ProducerGate, _ held: HeldSources? = nil) {
        self.next = next
        lowerRoot = held == nil ? next.root : nil
        self.held = held ?? next.held
        capacity = next.capacity
        isExact = next.isExact
    }

    /// The number of elements with which a buffer overflows whose producers should wait from `capacity` on.
    ///
    /// Producers that wait may each have sent one more, and a step of a synchronous source may emit several.
    static func limit(beyond capacity: Int) -> Int { capacity + min(1_024, .max - capacity) }

    /// Whether a consumer that tasks wait for is below, or may join later.
    var mayHoldTasks: Bool { next?.mayHoldTasks ?? isExact }

    /// Whether a producer has to wait; asked under the lock.
    var isShut: Bool { isFull && !isClosed }

    /// The first gate from here on at which to wait for room; nil if there is room everywhere.
    ///
    /// - Parameter exactly: True for a task; a synchronous source also waits at gates that are not exact.
    func blocker(exactly: Bool) -> ProducerGate? {
        if blocks(exactly: exactly) { return self }
        return next?.blocker(exactly: exactly)
    }

    /// Whether a producer has to wait at this gate.
    final func blocks(exactly: Bool) -> Bool { (isExact || !exactly) && lock.withLock { isShut } }

    /// Whether a synchronous source may go on.
    @usableFromInline final var hasRoom: Bool { blocker(exactly: false) == nil }

    /// The synchronous sources that wait for room on the way from here.
    var home: HeldSources { lowerRoot?.home ?? held }

    /// The first gate from here on at which sources wait: gates with the same root have the same home.
    final var root: ProducerGate { lowerRoot ?? self }

    /// The last gate from here on: that of the consumer, or of a shared sequence.
    final var last: ProducerGate { next?.last ?? self }

    /// Calls `body` with the gates from here to the last one.
    final func forEachGate(_ body: (ProducerGate) -> Void) {
        body(self)
        next?.forEachGate(body)
    }

    /// Whether `other` is on the way from here to the last gate.
    final func reaches(_ other: ProducerGate) -> Bool {
        if self === other { return true }
        return next?.reaches(other) ?? false
    }

    /// Whether elements wait in the queue for those of another sequence, or for its end.
    var needsOthers: Bool { false }

    /// The first gate from here on behind which no queue needs others.
    final var independent: ProducerGate {
        guard let next else { return self }
        let rest = next.independent
        return needsOthers || rest !== next ? rest : self
    }

    /// The number of tasks that have exceeded the limit and wait for room.
    final var exceedingTasks: Int { lock.withLock { exceeding } }

    final func beginExceeding() { lock.withLock { exceeding += 1 } }

    final func endExceeding() { lock.withLock { exceeding -= 1 } }

    /// Ends the consumer: a producer that cannot wait has filled a buffer beyond its limit.
    func overflow() { next?.overflow() }

    // MARK: Opening

    /// Opens the gate, under the lock; the caller calls the result outside.
    final func open() -> OpenedGate {
        isFull = false
        var waiters: [any GateWaiter] = []
        swap(&self.waiters, &waiters)
        return OpenedGate(gate: self, actions: actions.count, waiters: waiters)
    }

    /// Runs the first `count` actions, in their order, as long as the gate is open.
    ///
    /// The others would only be added again, and there may be thousands. Those of a shared gate may be added again at once,
    /// so the count ends the loop.
    fileprivate final func runActions(_ count: Int) {
        for _ in 0..<count {
            guard let action = lock.withLock({ holdsActions ? nil : actions.takeFirst() }) else { return }
            action()
        }
    }

    /// Whether an action that runs now would be added again; asked under the lock.
    var holdsActions: Bool { isShut }

    /// Opens the gate for good, since the subscription has been disposed.
    @usableFromInline final func close() {
        let opened = lock.withLock {
            isClosed = true
            return open()
        }
        opened.tell()
    }

    // MARK: Waiting

    /// Runs an action once all gates from here on are open: on the thread that opens the last one, or at once.
    ///
    /// - Parameter exactly: False for a synchronous source.
    @usableFromInline final func whenOpen(exactly: Bool = true, _ action: @escaping @Sendable () -> Void) {
        while let blocker = blocker(exactly: exactly) {
            let again: @Sendable () -> Void = { self.whenOpen(exactly: exactly, action) }
            if blocker.add(exactly: exactly, { $0.actions.append(again) }) { return }
        }
        action()
    }

    /// Runs an action once all gates behind this one are open.
    @usableFromInline final func whenNextOpen(_ action: @escaping @Sendable () -> Void) {
        if let next { next.whenOpen(action) } else { action() }
    }

    /// Has `waiter` look again once the gate is open; returns false if that is so by now.
    final func add(_ waiter: any GateWaiter, exactly: Bool) -> Bool {
        add(exactly: exactly) { gate in
            if !gate.waiters.contains(where: { $0 === waiter }) { gate.waiters.append(waiter) }
        }
    }

    /// Adds a waiter, if the gate is shut.
    private func add(exactly: Bool, _ add: (ProducerGate) -> Void) -> Bool {
        let waits = lock.withLock {
            if isShut { add(self) }
            return isShut
        }
        if waits { waiterAdded(exactly: exactly) }
        return waits
    }

    /// Called after a waiter has been added, outside the lock.
    func waiterAdded(exactly: Bool) {}

    /// Waits until all gates from here on are open, or the task is canceled.
    final func pass() async {
        if blocker(exactly: true) == nil { return }
        await WaitingTask.wait { whenOpen($0) }
    }
}

/// Those who waited at a gate that is open now.
struct OpenedGate {
    fileprivate let gate: ProducerGate
    fileprivate let actions: Int
    fileprivate let waiters: [any GateWaiter]

    /// Lets them continue; not to be called under a lock.
    func tell() {
        gate.runActions(actions)
        for waiter in waiters { waiter.gateOpened() }
    }
}

/// Waits at gates, at each of them once.
protocol GateWaiter: AnyObject, Sendable {
    /// Looks whether there is room now; may be called when there is none.
    func gateOpened()
}
