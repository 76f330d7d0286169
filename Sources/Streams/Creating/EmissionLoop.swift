/// Runs the emission loop of a synchronous source for one observer.
///
/// `step` emits one event and changes the state. It returns false after the terminal event. On the current thread, the
/// loop yields to other synchronous sources of the thread between two steps (see `Trampoline`). On any other scheduler,
/// each step is a job. `escaping` returns `step` as a closure that escapes.
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
