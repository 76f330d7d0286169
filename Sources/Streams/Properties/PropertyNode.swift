import Synchronization

/// A node of the graph of properties, independent of the type of its values: a root, or a derivation of other nodes.
///
/// A node retains its inputs. The inputs of a connected node, which is observed or an input of an observed one, retain it.
/// So an observed derivation lives as long as one of its roots can change. A subscription retains the node that it
/// observes, with its last value, until it is disposed; after the roots have been released, nothing else does.
///
/// Sendable by contract: the variables are accessed only under the lock of the `PropertyClock`, apart from `inputs`, which
/// do not change.
@usableFromInline class PropertyNode: @unchecked Sendable {
    /// The number of the node in the order of creation, in which inputs precede what is derived from them.
    let id: UInt
    let clock = PropertyClock.current
    @exclusivity(unchecked) private(set) final var inputs: [PropertyNode]
    let isEqual: PropertyEquality
    /// The latest transaction that may have changed the node since it was connected; `.max` if it is not connected.
    let affected = Atomic<UInt>(.max)
    @exclusivity(unchecked) private final var dependents = PropertyDependents()
    /// The number of inputs that can change while the node is connected; a root that can change counts itself.
    @exclusivity(unchecked) final var liveInputs = 1
    /// The number of connected dependents, and one for the observation.
    @exclusivity(unchecked) private final var connections = 0
    /// The observers, while there are any.
    @exclusivity(unchecked) final var observation: PropertyObservation?

    init(inputs: [PropertyNode], isEqual: PropertyEquality) {
        id = clock.countNode()
        self.inputs = inputs
        self.isEqual = isEqual
    }

    deinit {
        var last = Optional(inputs)
        inputs = []
        Unwinding.release(&last)
    }

    /// The box after the latest transaction.
    var latest: AnyPropertyBox { known(at: clock.number) ?? clock.withSnapshot { box(at: $0) } }

    /// Returns the box after the transaction `snapshot`, if it does not have to be computed.
    func known(at snapshot: UInt) -> AnyPropertyBox? { nil }

    /// As `known(at:)`, in a computation that needs many boxes of `snapshot`.
    ///
    /// - Parameter replaced: the boxes of roots that have been replaced since, by the numbers of these.
    func known(at snapshot: UInt, _ replaced: inout [UInt: AnyPropertyBox]) -> AnyPropertyBox? { known(at: snapshot) }

    /// Returns the box after the transaction `snapshot`, in which the inputs have the boxes `inputs`; by default the first.
    func box(from inputs: [AnyPropertyBox], at snapshot: UInt) -> AnyPropertyBox { inputs[0] }

    /// Returns the box after the transaction `snapshot`, which is in use; a deep graph needs no stack.
    final func box(at snapshot: UInt) -> AnyPropertyBox {
        if let known = known(at: snapshot) { return known }
        var current = PropertyEvaluation(self)
        // Those that wait for a box of an input, the innermost last.
        var waiting: [PropertyEvaluation] = []
        var replaced: [UInt: AnyPropertyBox] = [:]
        while true {
            if let input = current.nextUnknown(at: snapshot, &replaced) {
                waiting.append(current)
                current = PropertyEvaluation(input)
            } else {
                let box = current.node.box(from: current.boxes, at: snapshot)
                if waiting.isEmpty { return box }
                current = waiting.removeLast()
                current.boxes.append(box)
            }
        }
    }

    final func hasEqualValues(_ first: AnyPropertyBox, _ second: AnyPropertyBox) -> Bool {
        first === second || isEqual?(first, second) == true
    }

    // MARK: Under the lock of the clock

    /// Whether a root of the node can change.
    final var isLive: Bool { liveInputs > 0 }

    /// Has the transactions after `number` mark the node.
    final func connect(at number: UInt) {
        var connected: [PropertyNode] = []
        var nodes = [self]
        while let node = nodes.popLast() {
            node.connections += 1
            if node.connections > 1 { continue }
            node.affected.store(number, ordering: .relaxed)
            if node.inputs.isEmpty { continue }
            connected.append(node)
            nodes.append(contentsOf: node.inputs)
        }
        connected.sort { $0.id < $1.id }
        for node in connected {
            node.liveInputs = 0
            for input in node.inputs where input.isLive {
                if input.dependents.insert(node) { node.liveInputs += 1 }
            }
        }
    }

    final func disconnect() {
        var nodes = [self]
        while let node = nodes.popLast() {
            node.connections -= 1
            if node.connections > 0 { continue }
            node.affected.store(.max, ordering: .relaxed)
            for input in node.inputs { input.dependents.remove(node) }
            nodes.append(contentsOf: node.inputs)
        }
    }

    /// Counts an observer; returns nil if no root can change.
    ///
    /// The first observer receives the snapshot whose value the observation expects first.
    final func connectObserver() -> (observation: PropertyObservation, snapshot: UInt?)? {
        if let observation {
            observation.count += 1
            return (observation, nil)
        }
        connect(at: clock.number)
        if !isLive {
            disconnect()
            return nil
        }
        let snapshot = clock.retainSnapshot()
        let connected = PropertyObservation(isEqual: isEqual, since: snapshot)
        observation = connected
        return (connected, snapshot)
    }

    /// Uncounts an observer; returns what the caller releases outside the lock.
    ///
    /// There is no observation if the roots have ended, and then no other one follows.
    final func disconnectObserver() -> PropertyObservation? {
        guard let observation else { return nil }
        observation.count -= 1
        if observation.count > 0 { return nil }
        disconnect()
        return self.observation.take()
    }

    /// Marks this root and the connected nodes that depend on it, and adds the observed ones to `observed`.
    final func mark(_ number: UInt, with box: AnyPropertyBox, _ observed: inout ObservedNodes) {
        if connections == 0 { return }
        markOnly(number, with: box, &observed)
        var marked: [PropertyNode] = []
        dependents.append(to: &marked)
        while let node = marked.popLast() {
            if node.affected.load(ordering: .relaxed) == number { continue }
            node.markOnly(number, with: nil, &observed)
            node.dependents.append(to: &marked)
        }
    }

    private final func markOnly(_ number: UInt, with box: AnyPropertyBox?, _ observed: inout ObservedNodes) {
        affected.store(number, ordering: .relaxed)
        guard let observation else { return }
        observation.expect(number)
        observed.append(ObservedNode(node: self, observation: observation, box: box))
    }

    /// Removes the nodes that cannot change anymore; returns what the caller releases outside the lock.
    final func end() -> [AnyObject] {
        var released: [AnyObject] = []
        var ended = [self]
        while let node = ended.popLast() {
            node.liveInputs = 0
            if let observation = node.observation.take() { released.append(observation) }
            for dependent in node.dependents.removeAll() {
                released.append(dependent)
                dependent.liveInputs -= 1
                if !dependent.isLive { ended.append(dependent) }
            }
        }
        return released
    }
}

/// The computation of a node: the boxes of its first inputs.
private struct PropertyEvaluation {
    let node: PropertyNode
    var boxes: [AnyPropertyBox] = []

    init(_ node: PropertyNode) {
        self.node = node
        boxes.reserveCapacity(node.inputs.count)
    }

    /// Adds the boxes of the next inputs, up to one that has to be computed, which it returns.
    mutating func nextUnknown(at snapshot: UInt, _ replaced: inout [UInt: AnyPropertyBox]) -> PropertyNode? {
        let inputs = node.inputs
        while boxes.count < inputs.count {
            guard let known = inputs[boxes.count].known(at: snapshot, &replaced) else { return inputs[boxes.count] }
            boxes.append(known)
        }
        return nil
    }
}
