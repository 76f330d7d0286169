/// The delivery of the elements of one task, which waits for it.
///
/// An element that reaches a serializer while another thread delivers waits in its queue, of which the gates know nothing.
/// So the task waits until the queue has come to its element, and sends no further one until then.
///
/// Its elements may exceed the limit of a buffer below it, by as much as a step of a synchronous source: the task has to
/// wait before it sends more, and those that have filled the buffer have to wait, too.
final class AwaitedDelivery: Sendable {
    private struct State {
        /// The serializers in whose queues the element waits.
        var serializers: [Serializer] = []
        /// The number of elements beyond a limit that have come from the current one.
        var exceeding = 0
    }

    private let gate: ProducerGate
    private let state = Lock<State>(State())

    /// - Parameter gate: The gate that the elements reach first.
    init(for gate: ProducerGate) { self.gate = gate }

    /// Calls `send`, which sends an element.
    func begin(_ send: () -> Void) {
        state.withLock { $0.exceeding = 0 }
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
    }

    /// Whether a task waits for `gate` after the current element of the thread, which may exceed the limit.
    static func mayExceedLimit(of gate: ProducerGate) -> Bool {
        guard let delivery = Trampoline.current.awaited, delivery.gate.leads(to: gate) else { return false }
        return delivery.state.withLock { state in
            state.exceeding += 1
            return state.exceeding <= Trampoline.stepsPerTurn
        }
    }
}
