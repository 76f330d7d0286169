/// The delivery of the elements of one task, which waits for it.
///
/// An element that reaches a serializer while another thread delivers waits in its queue, of which the gates know nothing.
/// So the task waits until the queue has come to its element, and sends no further one until then.
///
/// Its elements may exceed the limit of a buffer at which it waits, by as much as a step of a synchronous source: the task
/// has to wait before it sends more. A buffer counts the tasks that do so, as those that were canceled wait no longer.
final class AwaitedDelivery: Sendable {
    private struct State {
        /// The serializers in whose queues the element waits.
        var serializers: [Serializer] = []
        /// The gates whose limit the element has exceeded.
        var exceeded: [ProducerGate] = []
        /// Whether the task waits for the element.
        var isActive = false
    }

    private let gate: ProducerGate
    private let state = Lock<State>(State())

    /// - Parameter gate: The gate that the elements reach first.
    init(for gate: ProducerGate) { self.gate = gate }

    /// Calls `send`, which sends an element.
    func begin(_ send: () -> Void) {
        state.withLock { $0.isActive = true }
        run(send)
    }

    /// Calls `send` on a thread that knows of this delivery.
    func run(_ send: () -> Void) {
        let thread = Trampoline.current
        let outer = thread.awaited
        thread.awaited = self
        send()
        thread.awaited = outer
    }

    func add(_ serializer: Serializer) { state.withLock { $0.serializers.append(serializer) } }

    /// Waits until the element has been delivered and there is room for the next one, or the task is canceled.
    func end() async {
        while let serializer = state.withLock({ $0.serializers.popLast() }) {
            await WaitingTask.wait { serializer.whenDelivered($0) }
        }
        await gate.pass()
        var exceeded: [ProducerGate] = []
        state.withLock { state in
            state.isActive = false
            swap(&state.exceeded, &exceeded)
        }
        for gate in exceeded { gate.endExceeding() }
    }

    /// Whether a buffer may have `count` elements more than its limit: tasks wait for it that have sent them.
    static func mayExceedLimit(of gate: ProducerGate, by count: Int) -> Bool {
        guard let delivery = Trampoline.current.awaited, delivery.gate.waits(at: gate) else { return false }
        delivery.exceedLimit(of: gate)
        return count <= gate.exceedingTasks * Trampoline.stepsPerTurn
    }

    private func exceedLimit(of gate: ProducerGate) {
        state.withLock { state in
            if !state.isActive || state.exceeded.contains(where: { $0 === gate }) { return }
            state.exceeded.append(gate)
            gate.beginExceeding()
        }
    }
}
