/// Runs the emission loop of a synchronous source for one observer.
///
/// `step` emits one event and changes the state. It returns false after the terminal event. On the current thread, the
/// loop yields to other synchronous sources of the thread between two steps (see `Trampoline`). On any other scheduler,
/// each step is a job.
@inline(__always) @inlinable func runEmissionLoop<Element, State>(
    _ state: State, for sink: Sink<Element>, on scheduler: any ImmediateSchedulerType,
    _ step: (inout State) -> Bool, escaping: () -> (inout State) -> Bool
) {
    // Not by a cast, which is slow.
    if type(of: scheduler) == CurrentThreadScheduler.self {
        Trampoline.loop(state, step, escaping: escaping)
    } else {
        scheduleEmissionLoop(state, for: sink, on: scheduler, escaping())
    }
}

@usableFromInline func scheduleEmissionLoop<Element, State>(
    _ state: State, for sink: Sink<Element>, on scheduler: any ImmediateSchedulerType,
    _ step: @escaping (inout State) -> Bool
) {
    let step = UncheckedSendable(step)
    sink.lifetime.own(
        scheduler.scheduleRecursive(UncheckedSendable(state)) { state, recurse in
            var state = state.value
            if step.value(&state) { recurse(UncheckedSendable(state)) }
        })
}

extension Trampoline {
    /// Runs `step` as the function above does; `escaping` returns it as a closure that escapes, for a source that yields.
    ///
    /// Most sources do not yield, and need no allocation for a closure.
    @inline(__always) @inlinable static func loop<State>(
        _ state: State, _ step: (inout State) -> Bool, escaping: () -> (inout State) -> Bool
    ) {
        unmanaged._withUnsafeGuaranteedRef { trampoline in
            if trampoline.isActive { return trampoline.queue(state, escaping()) }
            trampoline.isActive = true
            var state = state
            while step(&state) {
                if trampoline.waiting > 0 {
                    trampoline.queue(state, escaping())
                    break
                }
            }
            trampoline.leave()
        }
    }
}
