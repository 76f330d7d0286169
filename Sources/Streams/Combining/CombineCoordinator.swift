/// Combines the elements of several sources; implements `combineLatest` and `zip`.
///
/// It calls closures rather than overridden methods, since those of a generic class are not specialized for its elements.
///
/// Sendable by contract: its state and its inputs are touched only inside the serializer.
@usableFromInline final class CombineCoordinator: Serializer, @unchecked Sendable {
    @usableFromInline let chain: Lifetime
    @usableFromInline let emit: (CombineCoordinator) -> Void
    private let stop: (TerminalEvent) -> Void
    /// The number of sources that have not completed.
    private var running: Int
    /// The place of the input whose element came last.
    @exclusivity(unchecked) @usableFromInline final var changed = 0
    /// The number of inputs without an element for the next result.
    @exclusivity(unchecked) @usableFromInline final var missing: Int
    /// Whether no result can follow, although sources are running: their elements can get no partners.
    @exclusivity(unchecked) @usableFromInline final var isExhausted = false
    /// The gates of the queues.
    @exclusivity(unchecked) private final var rooms: [QueueGate] = []

    /// - Parameter emit: emits one result; called whenever no input is missing an element.
    @usableFromInline init(
        _ chain: Lifetime, _ stop: @escaping (TerminalEvent) -> Void, count: Int,
        emit: @escaping (CombineCoordinator) -> Void
    ) {
        self.chain = chain
        self.stop = stop
        self.emit = emit
        running = count
        missing = count
        super.init()
    }

    /// Subscribes to a source, unless the chain has stopped.
    ///
    /// The coordinator does not hold the source: a subscription does not keep the observable alive that it was made from.
    ///
    /// - Parameter index: The place of the input, if it is one of a collection.
    @inline(__always) @inlinable
    func attach<Value>(_ input: CombineInput<Value>, at index: Int = 0, to source: Observable<Value>) {
        if chain.isStopped { return }
        if let room = input.room { add(room) }
        let upstream = CombineUpstream(input, at: index, self)
        if input.room == nil {
            upstream.attach(to: source.attach)
        } else {
            upstream.attach(to: source.attach, for: input.room)
        }
    }

    /// Opens the gate of a queue for good at the disposal, or before if no result can follow.
    @usableFromInline @inline(never) func add(_ room: QueueGate) {
        chain.onDispose { room.close() }
        run { [self] in
            if isExhausted { room.close() } else { rooms.append(room) }
        }
    }

    /// Lets the sources go on whose elements can get no partners.
    @usableFromInline @inline(never) func exhaust() {
        isExhausted = true
        for room in rooms { room.close() }
        rooms = []
    }

    /// Completes if an element has come from the only source that is still running: no result can follow.
    @usableFromInline func completeIfAlone() {
        if running == 1 { terminate(.completed) }
    }

    @usableFromInline func oneCompleted() {
        running -= 1
        if running == 0 { terminate(.completed) }
    }

    @usableFromInline func terminate(_ stop: TerminalEvent) { chain.terminate(stop, self.stop) }
}

extension Observable {
    /// The core of the forms for a collection; the ones for two to eight sources are generated.
    @inlinable @inline(never) static func combined<Value>(
        _ policy: CombinePolicy, _ sources: [Observable<Value>],
        _ resultSelector: @escaping @Sendable ([Value]) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            let inputs = CombineInputs<Value>(policy, count: sources.count)
            let coordinator = CombineCoordinator(sink.lifetime, sink.stop, count: sources.count) { coordinator in
                sink.send { try resultSelector(inputs.next(coordinator)) }
            }
            Trampoline.enter {
                for index in sources.indices {
                    coordinator.attach(inputs.inputs[index], at: index, to: sources[index])
                }
            }
        }
    }
}

/// The inputs of a collection of sources.
///
/// `combineLatest` keeps its array, and replaces one element for each result: if the client keeps a result, too, that copies
/// the array.
@usableFromInline final class CombineInputs<Value> {
    @usableFromInline let inputs: [CombineInput<Value>]
    @usableFromInline let policy: CombinePolicy
    /// Empty before the first result, and if each element is used once.
    @exclusivity(unchecked) @usableFromInline final var latest: [Value] = []

    @inlinable init(_ policy: CombinePolicy, count: Int) {
        self.policy = policy
        inputs = (0..<count).map { _ in CombineInput(policy) }
    }

    /// The elements for the next result.
    @inlinable func next(_ coordinator: CombineCoordinator) -> [Value] {
        if policy != .latest { return all(coordinator) }
        if latest.isEmpty {
            latest = all(coordinator)
        } else {
            latest[coordinator.changed] = inputs[coordinator.changed].next(coordinator)
        }
        return latest
    }

    // Not `map`, which costs generic code of a client an allocation for each element.
    @inlinable func all(_ coordinator: CombineCoordinator) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(inputs.count)
        var index = 0
        while index < inputs.count {
            values.append(inputs[index].next(coordinator))
            index &+= 1
        }
        return values
    }
}

/// The observer of one source of a `CombineCoordinator`.
///
/// The coordinator holds the inputs, and not the observers: each observer holds the coordinator.
@usableFromInline final class CombineUpstream<Value>: SerializedUpstream {
    @usableFromInline let input: CombineInput<Value>
    @usableFromInline let index: Int
    @usableFromInline let coordinator: CombineCoordinator
    @usableFromInline let lifetime: Lifetime

    @inlinable var serializer: Serializer { coordinator }

    @inlinable init(_ input: CombineInput<Value>, at index: Int, _ coordinator: CombineCoordinator) {
        self.input = input
        self.index = index
        self.coordinator = coordinator
        lifetime = Lifetime(within: coordinator.chain)
    }

    @inline(__always) @inlinable func receive(_ value: Value) {
        Unmanaged.passUnretained(coordinator)._withUnsafeGuaranteedRef { coordinator in
            // The state of the lifetime does not matter: a queued element precedes the end of its source.
            if coordinator.chain.isStopped { return }
            input.add(value, coordinator)
            if coordinator.missing == 0 {
                coordinator.changed = index
                coordinator.emit(coordinator)
            } else if input.policy.completesEarly {
                coordinator.completeIfAlone()
            }
        }
    }

    @inlinable func complete() {
        input.complete(coordinator)
        coordinator.oneCompleted()
    }

    @inlinable func terminate(_ stop: TerminalEvent) { coordinator.terminate(stop) }
}

/// The differences between `combineLatest` and `zip`.
@usableFromInline enum CombinePolicy {
    /// Offers the latest element repeatedly.
    case latest
    /// Offers each element once, in order.
    case queued
    /// Offers each element once, in order, and completes when an element comes that can get no partners and all other
    /// sources have completed.
    case queuedCompletingEarly

    /// Whether the result completes when an element comes while all other sources have completed.
    @inlinable var completesEarly: Bool { self != .queued }
}

/// The elements of one source that the results are made from: the latest one, or a queue.
@usableFromInline final class CombineInput<Value>: Latest<Value?> {
    @usableFromInline let policy: CombinePolicy
    @exclusivity(unchecked) @usableFromInline final var queue = Queue<Value>()
    @exclusivity(unchecked) @usableFromInline final var isCompleted = false

    /// The gate of `queue`.
    @usableFromInline let room: QueueGate?

    @inlinable init(_ policy: CombinePolicy) {
        self.policy = policy
        room = policy == .latest ? nil : QueueGate.above(Trampoline.gate)
        super.init()
        note(policy == .latest ? nil : .storing(.pairs))
    }

    @inline(__always) @inlinable func add(_ value: Value, _ coordinator: CombineCoordinator) {
        guard policy == .latest else { return enqueue(value, coordinator) }
        if !isKnown { coordinator.missing -= 1 }
        store(value)
    }

    @inlinable func enqueue(_ value: Value, _ coordinator: CombineCoordinator) {
        if queue.isEmpty {
            coordinator.missing -= 1
        } else if coordinator.isExhausted {
            return discard(coordinator)
        }
        queue.append(value)
        if room != nil { addToRoom() }
    }

    /// Called at every second element that can get no partner, so at most one is kept, and the others are not delayed.
    @usableFromInline @inline(never) func discard(_ coordinator: CombineCoordinator) {
        coordinator.missing += 1
        let discarded = queue.takeAll()
        room?.remove(discarded.count)
    }

    /// The element for the next result; the coordinator asks only if there is one.
    @inline(__always) @inlinable func next(_ coordinator: CombineCoordinator) -> Value {
        isKnown ? place().pointee : dequeue(coordinator)
    }

    @inlinable func dequeue(_ coordinator: CombineCoordinator) -> Value {
        let value = queue.removeFirst()
        if room != nil { removeFromRoom() }
        if queue.isEmpty {
            coordinator.missing += 1
            if isCompleted { coordinator.exhaust() }
        }
        return value
    }

    @usableFromInline @inline(never) func addToRoom() { room?.add() }
    @usableFromInline @inline(never) func removeFromRoom() { room?.remove() }

    @inlinable func complete(_ coordinator: CombineCoordinator) {
        isCompleted = true
        if policy != .latest, queue.isEmpty { coordinator.exhaust() }
    }
}
