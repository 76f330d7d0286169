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
        room.add()
        if begins { deliverLater() }
    }

    /// Schedules the delivery of an event for the time when the consumer has room.
    private func deliverLater() {
        room.whenNextOpen { [self] in
            work.replace {
                scheduler.schedule(()) { [self] in
                    deliver()
                    return Disposables.create()
                }
            }
        }
    }

    private func deliver() {
        let event = lock.withLock { events.takeFirst() }
        if event != nil { room.remove() }
        if let event, !sink.lifetime.isStopped {
            sink.on(event)
            if event.isStopEvent { upstream.dispose() }
        }
        let isPending = lock.withLock {
            isBusy = !events.isEmpty
            return isBusy
        }
        if isPending { deliverLater() }
    }

    /// Releases the pending events, and lets all who wait continue.
    private func discard() {
        var discarded = Queue<Event<Element>>()
        lock.withLock { discarded = events.takeAll() }
        _ = consume discarded
        room.close()
    }
}
