import Synchronization

/// The place where the producers of a full buffer wait until its consumer has made room.
///
/// The owner of the buffer guards it with the lock of the gate, so that room is not made unnoticed.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline class ProducerGate: @unchecked Sendable {
    /// The number of elements at which the buffer is full.
    final let capacity: Int
    /// The gate of the buffer that the elements reach next; nil for the last one.
    private final let consumer: ProducerGate?
    final let lock = Lock()
    @exclusivity(unchecked) final var isFull = false
    @exclusivity(unchecked) private final var isClosed = false
    @exclusivity(unchecked) private final var actions: [@Sendable () -> Void] = []

    init(capacity: Int) {
        self.capacity = capacity
        consumer = nil
    }

    /// Creates the gate of a queue that may hold as much as the buffer below it.
    init(above consumer: ProducerGate) {
        capacity = consumer.capacity
        self.consumer = consumer
    }

    /// Whether the elements of one of the gates pass the other one.
    final func isInLine(with other: ProducerGate) -> Bool { leads(to: other) || other.leads(to: self) }

    private final func leads(to other: ProducerGate) -> Bool {
        sequence(first: self, next: { $0.consumer }).contains { $0 === other }
    }

    /// Opens the gate, under the lock; the caller runs the actions outside.
    final func open() -> [@Sendable () -> Void] {
        isFull = false
        var opened: [@Sendable () -> Void] = []
        swap(&actions, &opened)
        return opened
    }

    /// Opens the gate for good, since the subscription has been disposed.
    @usableFromInline final func close() {
        let opened = lock.withLock {
            isClosed = true
            return open()
        }
        for action in opened { action() }
    }

    /// Runs an action once the gate is open: on the thread that opens it, or at once.
    @usableFromInline final func whenOpen(_ action: @escaping @Sendable () -> Void) {
        let mustWait = lock.withLock {
            let mustWait = isFull && !isClosed
            if mustWait { actions.append(action) }
            return mustWait
        }
        if !mustWait { action() }
    }

    /// Waits until the gate is open, or the task is canceled.
    final func pass() async {
        if !lock.withLock({ isFull && !isClosed }) { return }
        let waiter = Waiter()
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                waiter.begin(continuation)
                whenOpen { waiter.end() }
            }
        } onCancel: {
            waiter.end()
        }
    }
}

/// A task at a gate, which continues once, even if it is canceled while the gate opens.
private final class Waiter: Sendable {
    private let state = Lock<(continuation: UnsafeContinuation<Void, Never>?, hasEnded: Bool)>((nil, false))

    func begin(_ continuation: UnsafeContinuation<Void, Never>) {
        let hasEnded = state.withLock { state in
            if !state.hasEnded { state.continuation = continuation }
            return state.hasEnded
        }
        if hasEnded { continuation.resume() }
    }

    func end() {
        let waiting = state.withLock { state in
            defer { state = (nil, true) }
            return state.continuation
        }
        waiting?.resume()
    }
}

/// The gate of a queue that an operator empties.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class QueueGate: ProducerGate, @unchecked Sendable {
    @exclusivity(unchecked) private final var count = 0

    @usableFromInline override init(above consumer: ProducerGate) { super.init(above: consumer) }

    /// Counts an element that the operator has queued.
    ///
    /// Interrupts no synchronous source: it could be one that has to end before the queue can be emptied.
    @usableFromInline func add() {
        lock.withLock {
            count += 1
            if count >= capacity { isFull = true }
        }
    }

    /// Counts an element that the operator has taken from its queue.
    @usableFromInline func remove() {
        let opened = lock.withLock {
            count -= 1
            return isFull && count <= capacity / 2 ? open() : []
        }
        for action in opened { action() }
    }
}

/// The producers of a thread that a full buffer has interrupted, and the gate that they wait for.
///
/// Sendable by contract: the thread that was interrupted hands it to the one that continues.
final class HeldProducers: @unchecked Sendable {
    let gate: ProducerGate
    /// The gate for which they can be interrupted again.
    private let consumer: ProducerGate
    @exclusivity(unchecked) private var jobs: Queue<Trampoline.Job>
    private let ready = Atomic<Bool>(false)

    init(_ gate: ProducerGate, for consumer: ProducerGate, _ jobs: consuming Queue<Trampoline.Job>) {
        self.gate = gate
        self.consumer = consumer
        self.jobs = jobs
    }

    /// Whether there has been room since.
    var isReady: Bool { ready.load(ordering: .acquiring) }

    /// Runs `action` when there is room.
    func whenReady(_ action: @escaping @Sendable () -> Void) {
        gate.whenOpen { [self] in
            ready.store(true, ordering: .releasing)
            action()
        }
    }

    /// Continues on the current thread, up to the next interruption.
    func resume() -> HeldProducers? {
        Trampoline.holding(for: consumer) { Trampoline.current.run(jobs.takeAll()) }
    }

    /// Continues on the current thread, without another interruption.
    func resumeWithoutLimit() { Trampoline.current.run(jobs.takeAll()) }
}

extension Trampoline {
    /// Runs `body`, and interrupts the synchronous sources that it starts once `gate`, or one in line with it, is full.
    ///
    /// They are interrupted all together, and continue in the same order, so that a buffer does not change the sequence.
    ///
    /// - Returns: What was interrupted; nil if nothing was, or if the thread is running other sources already, which
    ///   expect these to take their turns.
    static func holding(for gate: ProducerGate, _ body: () -> Void) -> HeldProducers? {
        let trampoline = current
        let canHold = !trampoline.isActive && trampoline.heldFor == nil
        if canHold { trampoline.heldFor = gate }
        body()
        return canHold ? trampoline.endHolding() : nil
    }

    /// Attaches sources whose tasks wait for `gate`.
    @usableFromInline static func attach(for gate: ProducerGate?, _ body: () -> Void) {
        let trampoline = current
        let outer = trampoline.consumer
        trampoline.consumer = gate
        body()
        trampoline.consumer = outer
    }

    /// Stops the producers of this thread after the current step; false if they cannot be interrupted.
    func hold(by gate: ProducerGate) -> Bool {
        guard let heldFor, gate.isInLine(with: heldFor) else { return false }
        if holder == nil { holder = gate }
        if isActive, !isHeld {
            isHeld = true
            // The running source sees it, and ends its turn.
            waiting += 1
        }
        return true
    }
}
