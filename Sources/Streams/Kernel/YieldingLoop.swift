/// A synchronous source that yields to other jobs of its thread: one object for all of its turns.
@usableFromInline final class YieldingLoop<State> {
    @usableFromInline let step: (inout State) -> Bool
    @usableFromInline let gate: ProducerGate?
    @exclusivity(unchecked) @usableFromInline final var state: State

    @inlinable init(_ state: State, _ gate: ProducerGate?, _ step: @escaping (inout State) -> Bool) {
        self.step = step
        self.gate = gate
        self.state = state
    }

    @inlinable func run() {
        // Not always the thread that has started the loop: a source that waited may go on elsewhere.
        Trampoline.unmanaged._withUnsafeGuaranteedRef { trampoline in
            while step(&state) {
                if (trampoline.waiting > 0 && trampoline.hasToYield()) || (gate != nil && trampoline.endsTurn()) {
                    return trampoline.enqueue({ [self] in run() }, for: gate)
                }
            }
        }
    }
}
