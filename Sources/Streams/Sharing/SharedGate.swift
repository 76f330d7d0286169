/// The gate of a shared source, which waits for the slowest of its consumers.
///
/// Observers without a consumer have room always. A producer that has to wait for a consumer waits here, and looks again also
/// when one joins or leaves.
///
/// A change of the members forgets what was computed from all of them, here and in the gates above; it is computed again
/// when it is asked for.
///
/// Sendable by contract: `blockers` and `homeOfFirst` are touched only under `lock`, the other variables under
/// `membership`.
@usableFromInline final class SharedGate: ProducerGate, GateWaiter, @unchecked Sendable {
    /// The distinct gates of the observers that have a consumer, once for each observer: all parts that a `flatMap`
    /// subscribes to have one gate.
    @exclusivity(unchecked) fileprivate final var members = CountedSet<ProducerGate>()
    /// The shared gates above this one, once for each distinct gate of their members that leads here.
    @exclusivity(unchecked) private final var above = CountedSet<UnownedGate>()
    /// Nil if the members have changed since.
    @exclusivity(unchecked) private final var knownSummary: Summary?
    /// The places where sources may wait that belong elsewhere by now.
    @exclusivity(unchecked) private final var formerHomes: [HeldSources] = []
    /// Those of the summary, for a producer, which needs no lock that others share.
    @exclusivity(unchecked) private final var blockers: [ProducerGate]?
    /// The place where the sources wait while there are members.
    @exclusivity(unchecked) private final var homeOfFirst: HeldSources?

    /// Returns nil if the first observer makes no producer wait: the source has begun when another one joins.
    static func forFirst() -> SharedGate? {
        Trampoline.gate.map { SharedGate(capacity: $0.capacity, isExact: $0.isExact, HeldSources()) }
    }

    private static let ofProcess = Membership()

    /// Guards the members of all shared gates, since a gate depends on the members of those below.
    fileprivate static var membership: Membership { Interleaving.global(ofProcess) { Membership() } }

    // MARK: Members

    /// Adds an observer that has a consumer, for as long as its chain lasts.
    ///
    /// But not one whose elements lead back here: a source does not wait for itself. Producers go on after a call of
    /// `membersChanged()`, when the observer receives elements.
    func join(_ observer: Lifetime) {
        guard let gate = Trampoline.gate else { return }
        let isMember = Self.membership.lock.withLock {
            if members.count(of: gate) == 0 {
                Self.membership.nextVisit()
                if gate.leads(to: self) { return false }
                gate.shared?.above.add(UnownedGate(gate: self))
            }
            // A third observer opens no further way.
            if members.add(gate) <= 2 { change() }
            return true
        }
        if isMember { observer.add(MemberTeardown(self, gate)) }
    }

    /// Removes an observer; the caller retains its gate, which is therefore not released under the lock.
    fileprivate func leave(_ gate: ProducerGate) {
        Self.membership.lock.withLock {
            let remaining = members.remove(gate)
            if remaining == 0 { gate.shared?.above.remove(UnownedGate(gate: self)) }
            if remaining <= 1 { change() }
        }
        membersChanged()
    }

    /// Has all producers look again that wait for a consumer, here or further up.
    @usableFromInline func membersChanged() {
        let membership = Self.membership
        var former: [HeldSources] = []
        let changed = membership.lock.withLock {
            var gates = [self]
            membership.nextVisit()
            _ = membership.visit(self)
            var index = 0
            while index < gates.count {
                let gate = gates[index]
                former += gate.formerHomes
                gate.formerHomes = []
                for above in gate.above.all where membership.visit(above.gate) { gates.append(above.gate) }
                index += 1
            }
            return gates
        }
        for held in former { held.moveStrays() }
        for gate in changed { gate.gateOpened() }
    }

    /// Notes that the members have changed.
    private func change() {
        changeHome()
        forget()
    }

    private func changeHome() {
        let former = home
        let first = members.first?.home
        lock.withLock { homeOfFirst = first }
        if home === former { return }
        formerHomes.append(former)
        for above in above.all { above.gate.changeHome() }
    }

    /// Forgets what was computed from the members, also in the shared gates above, which have computed it from this one.
    private func forget() {
        if knownSummary == nil { return }
        knownSummary = nil
        lock.withLock { blockers = nil }
        for above in above.all { above.gate.forget() }
    }

    fileprivate var summary: Summary {
        if let knownSummary { return knownSummary }
        let summary = newSummary()
        knownSummary = summary
        lock.withLock { blockers = summary.blockers }
        return summary
    }

    private func newSummary() -> Summary {
        let members = members.counts
        // First, since they are visited for that, too.
        for (gate, _) in members { _ = gate.shared?.summary }
        let membership = Self.membership
        var summary = Summary()
        membership.nextVisit()
        for (gate, count) in members {
            gate.forEachConsumer { consumer in
                if membership.visit(consumer) {
                    consumer.ways = 0
                    summary.consumers.append(consumer)
                }
                consumer.ways += count
            }
        }
        var independent: [ProducerGate] = []
        membership.nextVisit()
        for (gate, _) in members {
            gate.forEachIndependent { if membership.visit($0) { independent.append($0) } }
        }
        // On several ways to one consumer, a queue of an operator can need an element that comes on another way.
        var gatesToWaitFor: [ProducerGate] = []
        membership.nextVisit()
        for (gate, _) in members {
            var isOnlyWay = true
            gate.forEachConsumer { if $0.ways > 1 { isOnlyWay = false } }
            func add(_ gate: ProducerGate) { if membership.visit(gate) { gatesToWaitFor.append(gate) } }
            if isOnlyWay { add(gate) } else { gate.forEachIndependent(add) }
        }
        if !gatesToWaitFor.elementsEqual(independent, by: ===) { summary.independent = independent }
        membership.nextVisit()
        for gate in gatesToWaitFor {
            gate.forEachBlocker { if membership.visit($0) { summary.blockers.append($0) } }
        }
        return summary
    }

    // MARK: Waiting

    /// A waiter is always added; if there is room, it is told at once.
    override var isShut: Bool { true }

    override var holdsActions: Bool { false }

    override var mayHoldTasks: Bool { true }

    override func blocker(exactly: Bool) -> ProducerGate? {
        currentBlockers.contains { $0.blocks(exactly: exactly) } ? self : nil
    }

    private var currentBlockers: [ProducerGate] {
        lock.withLock { blockers } ?? Self.membership.lock.withLock { summary.blockers }
    }

    override func waiterAdded(exactly: Bool) {
        for blocker in currentBlockers where blocker.blocks(exactly: exactly) {
            if blocker.add(self, exactly: exactly) { return }
        }
        gateOpened()
    }

    func gateOpened() { lock.withLock { open() }.tell() }

    override var home: HeldSources { lock.withLock { homeOfFirst } ?? super.home }

    override func overflow() {
        for gate in Self.membership.lock.withLock({ summary.consumers }) { gate.overflow() }
    }
}

/// The lock and the visits of all shared gates.
///
/// Sendable by contract: `lastVisit` is touched only under `lock`.
private final class Membership: @unchecked Sendable {
    let lock = Lock()
    @exclusivity(unchecked) private var lastVisit: UInt = 0

    func nextVisit() { lastVisit += 1 }

    /// Returns true for the first time since `nextVisit()`.
    func visit(_ gate: ProducerGate) -> Bool {
        if gate.lastVisit == lastVisit { return false }
        gate.lastVisit = lastVisit
        return true
    }
}

/// Removes one observer of a shared gate.
private final class MemberTeardown: Teardown, @unchecked Sendable {
    private let shared: SharedGate
    private let gate: ProducerGate

    init(_ shared: SharedGate, _ gate: ProducerGate) {
        self.shared = shared
        self.gate = gate
        super.init()
    }

    override func run() { shared.leave(gate) }
}

/// The gates that are computed from the members of a shared gate.
private struct Summary {
    /// The single gates at which a producer waits, on all ways to the consumers.
    var blockers: [ProducerGate] = []
    /// The gates of the consumers.
    var consumers: [ProducerGate] = []
    /// The gates without the queues that can need an element on another way; nil if the gate waits for no such queue.
    var independent: [ProducerGate]?
}

/// A gate that is known until its observer leaves.
private struct UnownedGate: Identifiable {
    unowned let gate: SharedGate

    var id: ObjectIdentifier { ObjectIdentifier(gate) }
}

extension ProducerGate {
    /// The next shared gate from here on.
    fileprivate var shared: SharedGate? { last as? SharedGate }

    /// Calls `body` with the gates of the consumers; with a shared gate while it has none.
    fileprivate func forEachConsumer(_ body: (ProducerGate) -> Void) {
        let known = shared?.summary.consumers ?? []
        if known.isEmpty { body(last) } else { known.forEach(body) }
    }

    /// Calls `body` with each gate from here to the consumers.
    fileprivate func forEachBlocker(_ body: (ProducerGate) -> Void) {
        forEachGate { gate in
            if let shared = gate as? SharedGate { shared.summary.blockers.forEach(body) } else { body(gate) }
        }
    }

    /// Calls `body` with the gates from here on without the queues that can need an element on another way.
    fileprivate func forEachIndependent(_ body: (ProducerGate) -> Void) {
        if let known = shared?.summary.independent { known.forEach(body) } else { body(independent) }
    }

    /// Whether a task whose elements reach this gate first waits at `other`.
    func waits(at other: ProducerGate) -> Bool {
        if !other.isExact { return false }
        return SharedGate.membership.lock.withLock {
            var isHeld = false
            forEachBlocker { if $0 === other { isHeld = true } }
            return isHeld
        }
    }

    /// Whether the elements that reach this gate go on to `other`, also through shared sequences that were not visited; under
    /// the lock of the membership.
    fileprivate func leads(to other: ProducerGate) -> Bool {
        if reaches(other) { return true }
        guard let shared, SharedGate.membership.visit(shared) else { return false }
        return shared.members.all.contains { $0.leads(to: other) }
    }
}
