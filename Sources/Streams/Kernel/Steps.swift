/// Runs a synchronous source for one observer.
///
/// `step` sends one event and changes its state; it returns false after the last one. On the current thread the steps
/// take turns with those of other sources, see `Trampoline`; on any other scheduler each step is a job of its own.
@inline(__always) @inlinable func runSteps<Element, State>(
    _ state: State, for sink: Sink<Element>, on scheduler: any ImmediateSchedulerType,
    _ step: @escaping (inout State) -> Bool
) {
    if scheduler is CurrentThreadScheduler {
        Trampoline.loop(state, step)
    } else {
        runScheduledSteps(state, for: sink, on: scheduler, step)
    }
}

@usableFromInline func runScheduledSteps<Element, State>(
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
