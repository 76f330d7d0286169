/// The observer of one `observe(on:)` whose consumer makes producers wait.
///
/// Delivers one event in each work item of the scheduler, when the consumer has room. While it has none, the queue fills up,
/// and producers above wait for room in the queue.
///
/// Sendable by contract: the variables are touched only under `lock`, and events are delivered one at a time.
@usableFromInline final class HeldDelivery<Element: Sendable>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let upstream: Lifetime
    private let scheduler: any ImmediateSchedulerType
    private let room: QueueGate
    private let lock = Lock()
    private let work = SerialDisposable()
    @exclusivity(unchecked) private final var events = Queue<Event<Element>>()
    /// Whether a delivery is scheduled, running, or waiting for room.
    @exclusivity(unchecked) private final var isBusy = false
    /// Whether a work item of the scheduler has begun whose event has not been delivered.
    @exclusivity(unchecked) private final var isDue = false
    @exclusivity(unchecked) private final var isDelivering = false

    @usableFromInline init(
        _ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType, _ consumer: ProducerGate
    ) {
        self.sink = sink
        self.scheduler = scheduler
        upstream = Lifetime(within: sink.lifetime)
        room = QueueGate(above: consumer, needsOthers: false)
        sink.lifetime.own(work)
        sink.lifetime.onDispose { [weak self] in self?.discard() }
    }

    @usableFromInline func attach(to source: Attach<Element>) {
        Trampoline.attach(for: room) {
            source(
                Sink(
                    next: { [self] in if !upstream.isStopped { add(.next($0)) } },
                    stop: { [self] in if upstream.claim($0) { add($0.event()) } }, lifetime: upstream))
        }
    }

    private func add(_ event: Event<Element>) {
        let begins = lock.withLock {
            defer { isBusy = true }
            events.append(event)
            return !isBusy
        }
        if !event.isStopEvent { room.add() }
        if begins { deliverLater() }
    }

    /// Schedules the delivery of an event for the time when the consumer has room.
    private func deliverLater() {
        room.whenNextOpen { [self] in
            // The scheduler may run the work inside the call; the observers below are not part of a subscription above.
            Trampoline.unrelated {
                work.replace {
                    scheduler.schedule(()) { [self] in
                        deliver()
                        return Disposables.create()
                    }
                }
            }
        }
    }

    /// Delivers the event that is due, and those whose work the scheduler runs inside the call that schedules it.
    private func deliver() {
        let isNested = lock.withLock {
            isDue = true
            defer { isDelivering = true }
            return isDelivering
        }
        if isNested { return }
        while let event = takeDue() {
            if !event.isStopEvent { room.remove() }
            if !sink.lifetime.isStopped {
                sink.on(event)
                if event.isStopEvent { upstream.dispose() }
            }
            let isPending = lock.withLock {
                isBusy = !events.isEmpty
                return isBusy
            }
            if isPending { deliverLater() }
        }
    }

    /// The event that is due; nil if there is none, which ends the delivery.
    private func takeDue() -> Event<Element>? {
        lock.withLock {
            let event = isDue ? events.takeFirst() : nil
            isDue = false
            isDelivering = event != nil
            return event
        }
    }

    /// Releases the pending events, and lets all who wait continue.
    private func discard() {
        var discarded = Queue<Event<Element>>()
        lock.withLock { discarded = events.takeAll() }
        _ = consume discarded
        room.close()
    }
}
