import Synchronization

/// The order of all transactions, and the snapshots in use.
///
/// A commit installs its boxes and publishes its number in one critical section, without client code. A snapshot is such a
/// number. A root retains the boxes that it has replaced while an older snapshot is in use.
///
/// Sendable by contract: the variables are accessed only under `lock`.
final class PropertyClock: @unchecked Sendable {
    private static let shared = PropertyClock()

    static var current: PropertyClock { Interleaving.global(shared) { PropertyClock() } }

    /// Not a tuple, whose copies in an array are made by the runtime.
    private struct Snapshot {
        let number: UInt
        var uses = 1
    }

    let lock = Lock()
    private let published = Atomic<UInt>(0)
    private let nodes = Atomic<UInt>(0)
    /// The snapshots in use, the oldest first.
    @exclusivity(unchecked) private var snapshots: [Snapshot] = []
    /// The oldest snapshot in use, `.max` if there is none; for readers without the lock.
    private let oldest = Atomic<UInt>(.max)
    /// The derivations that keep memos for older snapshots.
    @exclusivity(unchecked) private var derivations: [PropertyDerivation] = []
    /// The boxes that retain the one that they have replaced, in the order of their transactions.
    @exclusivity(unchecked) private var successors = Queue<AnyPropertyBox>()

    /// The number of the latest transaction.
    var number: UInt { published.load(ordering: .acquiring) }

    /// Returns the number of a new node.
    func countNode() -> UInt { nodes.add(1, ordering: .relaxed).newValue }

    // MARK: Snapshots

    /// Returns the number of the latest transaction, whose values stay readable until it is released.
    func takeSnapshot() -> UInt { lock.withLock { retainSnapshot() } }

    /// Under the lock.
    func retainSnapshot() -> UInt {
        let number = number
        if snapshots.last?.number == number {
            snapshots[snapshots.count - 1].uses += 1
        } else {
            if snapshots.isEmpty { oldest.store(number, ordering: .relaxed) }
            snapshots.append(Snapshot(number: number))
        }
        return number
    }

    /// Whether a snapshot before `snapshot`, which is in use, may be in use, too.
    ///
    /// The older one was taken first, under the lock: it is seen without the lock.
    func hasSnapshot(before snapshot: UInt) -> Bool { oldest.load(ordering: .relaxed) < snapshot }

    /// Has a derivation remove its memos when no snapshot needs them; the caller uses a snapshot.
    func list(_ derivation: PropertyDerivation) { lock.withLock { derivations.append(derivation) } }

    func release(_ snapshot: UInt) {
        // Released outside the lock.
        var current: [AnyPropertyBox] = []
        var memos: [PropertyMemo] = []
        var unlisted: [PropertyDerivation] = []
        lock.withLock {
            guard let place = snapshots.lastIndex(where: { $0.number == snapshot }) else { return }
            snapshots[place].uses -= 1
            if snapshots[place].uses > 0 { return }
            snapshots.remove(at: place)
            if place > 0 { return }
            let oldest = snapshots.first?.number ?? .max
            self.oldest.store(oldest, ordering: .relaxed)
            while let number = successors.peek({ $0.number }), number <= oldest {
                if let box = successors.takeFirst() { current.append(box) }
            }
            derivations.removeAll { derivation in
                if derivation.removeMemos(before: oldest, &memos) { return false }
                unlisted.append(derivation)
                return true
            }
        }
        // The oldest first, so that a long history needs no stack.
        for box in current { box.previous = nil }
    }

    func withSnapshot<Result, Failure: Error>(_ body: (UInt) throws(Failure) -> Result) throws(Failure) -> Result {
        let snapshot = takeSnapshot()
        defer { release(snapshot) }
        return try body(snapshot)
    }

    // MARK: Transactions

    /// Installs the new boxes, and announces the changes to the observers; returns false if a box that was read is not
    /// current anymore.
    func commit(_ writes: some Collection<PropertyWrite>) -> Bool {
        var observed = ObservedNodes()
        var number: UInt = 0
        var keepsReplaced = false
        let isCommitted = lock.withLock {
            guard writes.allSatisfy({ $0.isCurrent }) else { return false }
            number = self.number + 1
            keepsReplaced = !snapshots.isEmpty
            for write in writes {
                guard let box = write.box else { continue }
                write.root.install(box, number: number)
                write.root.mark(number, with: box, &observed)
                if keepsReplaced { successors.append(box) }
            }
            published.store(number, ordering: .releasing)
            if observed.needSnapshot { _ = retainSnapshot() }
            return true
        }
        guard isCommitted else {
            noteConflict(of: writes)
            return false
        }
        if !keepsReplaced { for write in writes { write.box?.previous = nil } }
        announce(number, to: observed)
        return true
    }

    /// Ends the process if the thread has set the properties itself: each repetition would do so again.
    private func noteConflict(of writes: some Collection<PropertyWrite>) {
        let isOwn = lock.withLock {
            writes.reduce(false) { $1.isCurrent ? $0 : $1.root.writer.noteConflict() || $0 }
        }
        require(!isOwn, "The closure of a transaction or an update reads a property and sets it outside of the change.")
    }

    /// Computes the observed nodes, and then delivers their changes.
    ///
    /// A nested transaction computes at once, too, so that what its caller reads is not computed a second time, and its
    /// changes are delivered after those of this one.
    private func announce(_ number: UInt, to observed: ObservedNodes) {
        guard let first = observed.first else { return }
        if observed.others.isEmpty {
            let (observation, box) = (first.observation, first.box(at: number))
            if observed.needSnapshot { release(number) }
            return Trampoline.current.deliver(
                { observation.deliver(box, number) }, later: { observation.deliver(box, number) })
        }
        // In the order of creation, so that all transactions have one order.
        let nodes = ([first] + observed.others).sorted { $0.node.id < $1.node.id }
        let changes = nodes.map { ($0.observation, $0.box(at: number)) }
        if observed.needSnapshot { release(number) }
        func deliver() {
            for (observation, box) in changes { observation.deliver(box, number) }
        }
        Trampoline.current.deliver(deliver, later: deliver)
    }
}

/// One root of a transaction: the box that was read, and the box to install.
struct PropertyWrite {
    let root: PropertyRoot
    var read: AnyPropertyBox?
    var box: AnyPropertyBox?

    var isCurrent: Bool { read.map(root.isCurrent) ?? true }
}
