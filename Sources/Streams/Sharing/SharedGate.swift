/// The gate of a shared source, which waits for the slowest of its consumers.
///
/// Observers without a consumer have room always. A producer that has to wait for a consumer waits here, and looks again also
/// when one joins or leaves.
///
/// Sendable by contract: `gatesToWaitFor` and `homeOfFirst` are touched only under `lock`, the other variables under `membership`.
@usableFromInline final class SharedGate: ProducerGate, GateWaiter, @unchecked Sendable {
    /// The gates of the observers that have a consumer.
    @exclusivity(unchecked) private final var gates: [ObjectIdentifier: ProducerGate] = [:]
    /// The distinct ones of them, with the numbers of their observers: all parts that a `flatMap` subscribes to have one gate.
    @exclusivity(unchecked) fileprivate final var members: [(gate: ProducerGate, count: Int)] = []
    /// The shared gates above this one, one for each distinct gate of their members that leads here.
    @exclusivity(unchecked) private final var above: [UnownedGate] = []
    /// The state that the gates above this one depend on.
    @exclusivity(unchecked) fileprivate final var summary = Summary()
    /// The places where sources may wait that belong elsewhere by now.
    @exclusivity(unchecked) private final var formerHomes: [HeldSources] = []
    @exclusivity(unchecked) private final var gatesToWaitFor: [ProducerGate] = []
    /// The place where the sources wait while there are members.
    @exclusivity(unchecked) private final var homeOfFirst: HeldSources?

    /// Returns nil if the first observer makes no producer wait: the source has begun when another one joins.
    static func forFirst() -> SharedGate? {
        Trampoline.gate.map { SharedGate(capacity: $0.capacity, isExact: $0.isExact, HeldSources()) }
    }

    private static let ofProcess = Membership()

    /// Guards the members of all shared gates, since a gate depends on the members of those below.
    private static var membership: Membership { Interleaving.global(ofProcess) { Membership() } }

    // MARK: Members

    /// Adds an observer that has a consumer, but not one whose elements lead back here: a source does not wait for itself.
    ///
    /// Producers go on after a call of `membersChanged()`, when the observer receives elements.
    func join(_ key: ObjectIdentifier) {
        guard let gate = Trampoline.gate else { return }
        Self.membership.lock.withLock {
            if let index = index(of: gate) {
                members[index].count += 1
                // A third observer opens no further way.
                if members[index].count == 2 { update() }
            } else {
                var seen: Set<ObjectIdentifier> = []
                if gate.leads(to: self, &seen) { return }
                members.append((gate, 1))
                gate.shared?.above.append(UnownedGate(gate: self))
                update()
            }
            gates[key] = gate
        }
    }

    /// Adds the observer of a subscription for as long as that lasts.
    func join(_ lifetime: Lifetime) {
        if Trampoline.gate == nil { return }
        let teardown = MemberTeardown(self)
        join(ObjectIdentifier(teardown))
        lifetime.add(teardown)
    }

    func leave(_ key: ObjectIdentifier) {
        let left: ProducerGate? = Self.membership.lock.withLock {
            guard let left = gates.removeValue(forKey: key), let index = index(of: left) else { return nil }
            members[index].count -= 1
            if members[index].count == 0 {
                members.remove(at: index)
                left.shared?.removeAbove(self)
                update()
            } else if members[index].count == 1 {
                update()
            }
            return left
        }
        // Released outside the lock.
        withExtendedLifetime(left) { if left != nil { membersChanged() } }
    }

    /// Has all producers look again that wait for a consumer, here or further up.
    @usableFromInline func membersChanged() {
        var former: [HeldSources] = []
        let above = Self.membership.lock.withLock { () -> [SharedGate] in
            swap(&formerHomes, &former)
            return self.above.map(\.gate)
        }
        for held in former { held.moveStrays() }
        gateOpened()
        for gate in distinct(above) { gate.membersChanged() }
    }

    private func index(of gate: ProducerGate) -> Int? { members.firstIndex { $0.gate === gate } }

    private func removeAbove(_ gate: SharedGate) {
        if let index = above.firstIndex(where: { $0.gate === gate }) { above.remove(at: index) }
    }

    /// Finds the gates to wait for, also for the shared gates above.
    private func update() {
        let (consumers, independent) = (members.map(\.gate.consumers), members.map(\.gate.independentGates))
        var ways: [ObjectIdentifier: Int] = [:]
        for (member, consumers) in zip(members, consumers) {
            for consumer in consumers { ways[ObjectIdentifier(consumer), default: 0] += member.count }
        }
        // On several ways to one consumer, a queue of an operator can need an element that comes on another way.
        let needed = distinct(
            members.indices.flatMap { index in
                let isOnlyWay = consumers[index].allSatisfy { ways[ObjectIdentifier($0)] == 1 }
                return isOnlyWay ? [members[index].gate] : independent[index]
            })
        let allIndependent = distinct(Array(independent.joined()))
        summary.independent = needed.elementsEqual(allIndependent, by: ===) ? nil : allIndependent
        summary.consumers = distinct(Array(consumers.joined()))
        let former = home
        let first = members.first?.gate.home
        lock.withLock { (gatesToWaitFor, homeOfFirst) = (needed, first) }
        if home !== former { formerHomes.append(former) }
        for gate in distinct(above.map(\.gate)) { gate.update() }
    }

    // MARK: Waiting

    /// A waiter is always added; if there is room, it is told at once.
    override var isShut: Bool { true }

    override var holdsTasks: Bool { true }

    override func blocker(exactly: Bool) -> ProducerGate? {
        lock.withLock { gatesToWaitFor }.contains { $0.blocker(exactly: exactly) != nil } ? self : nil
    }

    override func waiterAdded(exactly: Bool) {
        for gate in lock.withLock({ gatesToWaitFor }) {
            while let blocker = gate.blocker(exactly: exactly) {
                if blocker.add(self, exactly: exactly) { return }
            }
        }
        gateOpened()
    }

    func gateOpened() { lock.withLock { open() }.tell() }

    override var home: HeldSources { lock.withLock { homeOfFirst } ?? super.home }

    override func overflow() {
        for gate in Self.membership.lock.withLock({ summary.consumers }) { gate.overflow() }
    }
}

private final class Membership: Sendable {
    let lock = Lock()
}

private final class MemberTeardown: Teardown, @unchecked Sendable {
    private let gate: SharedGate

    init(_ gate: SharedGate) {
        self.gate = gate
        super.init()
    }

    override func run() { gate.leave(ObjectIdentifier(self)) }
}

/// The state of a shared gate that those above it depend on.
private struct Summary {
    /// The gates of the consumers.
    var consumers: [ProducerGate] = []
    /// The gates without the queues that can need an element on another way; nil if the gate waits for no such queue.
    var independent: [ProducerGate]?
}

/// A gate that is known until its observer leaves.
private struct UnownedGate {
    unowned let gate: SharedGate
}

extension ProducerGate {
    /// The next shared gate from here on.
    fileprivate var shared: SharedGate? { last as? SharedGate }

    /// The gates of the consumers; a shared gate while it has none.
    fileprivate var consumers: [ProducerGate] {
        let known = shared?.summary.consumers ?? []
        return known.isEmpty ? [last] : known
    }

    /// The gates from here on without the queues that can need an element on another way.
    fileprivate var independentGates: [ProducerGate] { shared?.summary.independent ?? [independent] }

    fileprivate func leads(to other: SharedGate, _ seen: inout Set<ObjectIdentifier>) -> Bool {
        guard let shared, seen.insert(ObjectIdentifier(shared)).inserted else { return false }
        return shared === other || shared.members.contains { $0.gate.leads(to: other, &seen) }
    }
}

private func distinct<Gate: ProducerGate>(_ gates: [Gate]) -> [Gate] {
    var seen: Set<ObjectIdentifier> = []
    return gates.filter { seen.insert(ObjectIdentifier($0)).inserted }
}
