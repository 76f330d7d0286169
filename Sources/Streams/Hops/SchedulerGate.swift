/// The gate of an operator that subscribes on a scheduler, where synchronous sources continue.
///
/// Sendable by contract: its field is only read.
@usableFromInline final class SchedulerGate: ProducerGate, @unchecked Sendable {
    private let held: HeldSources

    @usableFromInline init(above next: ProducerGate, _ scheduler: any ImmediateSchedulerType) {
        held = HeldSources { held in
            // Not in place, as a main scheduler might: other work of the queue has its turn.
            if let scheduler = scheduler as? DispatchQueueScheduler { return scheduler.async { held.proceed() } }
            _ = scheduler.schedule(held) { held in
                held.proceed()
                return Disposables.create()
            }
        }
        super.init(above: next)
    }

    override var home: HeldSources { held }

    override var root: ProducerGate { self }
}
