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
        var state = state
        let step = escaping()
        // The type of the state is erased, since no code of a scheduler is specialized for it.
        scheduleEmissionLoop(for: sink.lifetime, on: scheduler) { step(&state) }
    }
}

/// Runs `step` as one job after another, until it returns false.
@usableFromInline func scheduleEmissionLoop(
    for lifetime: Lifetime, on scheduler: any ImmediateSchedulerType, _ step: @escaping () -> Bool
) {
    if let scheduler = DispatchQueueScheduler.performing(scheduler) {
        let jobs = EmissionJobs(on: scheduler, step)
        lifetime.add(jobs)
        return jobs.schedule()
    }
    let step = UncheckedSendable(step)
    let gate = Trampoline.gate
    lifetime.own(
        scheduler.scheduleRecursive(()) { _, recurse in
            if !step.value() { return }
            if let gate { gate.whenOpen(exactly: false) { recurse(()) } } else { recurse(()) }
        })
}

/// The jobs of a synchronous source on a dispatch queue: one object for all of them.
///
/// Sendable by contract: each job runs after the one before, which scheduled it.
private final class EmissionJobs: Teardown, @unchecked Sendable {
    private let scheduler: DispatchQueueScheduler
    private let step: Lock<UncheckedSendable<() -> Bool>?>
    private let gate = Trampoline.gate

    init(on scheduler: DispatchQueueScheduler, _ step: @escaping () -> Bool) {
        self.scheduler = scheduler
        self.step = Lock(UncheckedSendable(step))
        super.init()
    }

    func schedule() {
        scheduler.perform { [self] in
            guard let step = step.withLock({ $0 }) else { return }
            if step.value() { scheduleNext() } else { run() }
        }
    }

    private func scheduleNext() {
        if let gate { gate.whenOpen(exactly: false) { [self] in schedule() } } else { schedule() }
    }

    /// Releases the source, at once even if the queue is busy.
    override func run() { _ = step.take() }
}
