/// The observer of one `observe(on:)` whose consumer makes producers wait.
///
/// Delivers one event in each work item of the scheduler, when the consumer has room. While it has none, the queue fills up,
/// and the tasks above wait for room in the queue.
///
/// Sendable by contract: the variables are touched only under `lock`, and events are delivered one at a time.
@usableFromInline final class HeldDelivery<Element: Sendable>: ProducerGate, @unchecked Sendable {
    private let sink: Sink<Element>
    private let upstream: Lifetime
    private let scheduler: any ImmediateSchedulerType
    private let consumer: ProducerGate
    private let work = SerialDisposable()
    @exclusivity(unchecked) private final var events = Queue<Event<Element>>()
    /// Whether a delivery is scheduled, running, or waiting for room.
    @exclusivity(unchecked) private final var isBusy = false

    @usableFromInline init(
        _ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType, _ consumer: ProducerGate
    ) {
        self.sink = sink
        self.scheduler = scheduler
        self.consumer = consumer
        upstream = Lifetime(within: sink.lifetime)
        super.init(above: consumer)
        sink.lifetime.own(work)
        sink.lifetime.onDispose { [weak self] in self?.discard() }
    }

    @usableFromInline func attach(to source: Attach<Element>) {
        Trampoline.attach(for: self) {
            source(
                Sink(
                    next: { [self] in if !upstream.isStopped { add(.next($0)) } },
                    stop: { [self] in if upstream.claim($0) { add($0.event()) } }, lifetime: upstream))
        }
    }

    private func add(_ event: Event<Element>) {
        var (begins, isFull) = (false, false)
        lock.withLock {
            events.append(event)
            if events.count >= capacity { self.isFull = true }
            (begins, isFull) = (!isBusy, self.isFull)
            isBusy = true
        }
        if isFull { _ = Trampoline.current.hold(by: self) }
        if begins { deliverLater() }
    }

    /// Schedules the delivery of an event for the time when the consumer has room.
    private func deliverLater() {
        consumer.whenOpen { [self] in
            work.replace {
                scheduler.schedule(()) { [self] in
                    deliver()
                    return Disposables.create()
                }
            }
        }
    }

    private func deliver() {
        var event: Event<Element>?
        var opened: [@Sendable () -> Void] = []
        lock.withLock {
            event = events.takeFirst()
            if isFull, events.count <= capacity / 2 { opened = open() }
        }
        for action in opened { action() }
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
        close()
    }
}
