/// The gate of an operator that subscribes on a scheduler, where synchronous sources continue.
///
/// Sendable by contract: it has no variables.
@usableFromInline final class SchedulerGate: ProducerGate, @unchecked Sendable {
    @usableFromInline init(above next: ProducerGate, _ scheduler: any ImmediateSchedulerType) {
        let held = HeldSources { held in
            // Not in place, as a main scheduler might: other work of the queue has its turn.
            if let scheduler = scheduler as? DispatchQueueScheduler { return scheduler.async { held.proceed() } }
            _ = scheduler.schedule(held) { held in
                held.proceed()
                return Disposables.create()
            }
        }
        super.init(above: next, held)
    }
}
