extension ObservableType where Element: Sendable {
    /// Delivers the events on a scheduler.
    ///
    ///     source:         --1--2--|        on any thread
    ///     observe(on: s): ---1--2--|       on s
    ///
    /// Order is kept, and events stay one at a time on concurrent schedulers, too. What waits is buffered without a
    /// limit and dropped at `dispose()`, a failure included. On a dispatch queue a burst is delivered in one go; on the
    /// main queue an event that comes there while nothing waits is delivered at once.
    ///
    ///     Observable.of(1, 2).observe(on: MainScheduler.instance)
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let lifetime = Lifetime(within: sink.lifetime)
            let state = ObserveOn(sink, scheduler, upstream: lifetime)
            source.attach(
                Sink(
                    next: { element in
                        if !lifetime.isEnded { state.receive(.next(element)) }
                    },
                    stop: { stop in
                        if lifetime.stop(with: stop) { state.receive(stop.event()) }
                    },
                    lifetime: lifetime))
        }
    }
}

/// The state of one `observe(on:)`.
///
/// Sendable by contract: `queue` and `isDraining` are touched only under `lock`, and one drain runs at a time.
private final class ObserveOn<Element: Sendable>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    private let upstream: Lifetime
    private let isDispatchQueue: Bool
    private let lock = Lock()
    private var queue = Fifo<Event<Element>>()
    private var isDraining = false
    /// What cancels the job that delivers the next event; the one before is over by then.
    private let next = SerialDisposable()

    init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType, upstream: Lifetime) {
        self.sink = sink
        self.scheduler = scheduler
        self.upstream = upstream
        isDispatchQueue =
            scheduler is SerialDispatchQueueScheduler || scheduler is ConcurrentDispatchQueueScheduler
        if !isDispatchQueue { sink.lifetime.own(next) }
        #if TRACE_RESOURCES
            if scheduler is SerialDispatchQueueScheduler { Resources.serialQueueCount.add(1, ordering: .relaxed) }
        #endif
    }

    #if TRACE_RESOURCES
        deinit {
            if scheduler is SerialDispatchQueueScheduler { Resources.serialQueueCount.subtract(1, ordering: .relaxed) }
        }
    #endif

    func receive(_ event: Event<Element>) {
        let starts = lock.withLock {
            queue.append(event)
            defer { isDraining = true }
            return !isDraining
        }
        guard starts else { return }
        if isDispatchQueue {
            // Not owned by the lifetime: a drain that finds it ended does nothing.
            _ = scheduler.schedule(self) { state in
                state.drain()
                return Disposables.create()
            }
        } else {
            scheduleNext()
        }
    }

    private func scheduleNext() {
        let scheduled = SingleAssignmentDisposable()
        next.disposable = scheduled
        scheduled.setDisposable(
            scheduler.scheduleRecursive(self) { state, recurse in
                if state.deliverOne() { recurse(state) }
            })
    }

    private func drain() {
        while true {
            var batch = lock.withLock {
                let batch = queue
                queue = Fifo()
                isDraining = !batch.isEmpty
                return batch
            }
            if batch.isEmpty { return }
            while let event = batch.takeFirst() { deliver(event) }
        }
    }

    /// Whether there is more.
    private func deliverOne() -> Bool {
        if let event = lock.withLock({ queue.takeFirst() }) { deliver(event) }
        return lock.withLock {
            isDraining = !queue.isEmpty
            return isDraining
        }
    }

    private func deliver(_ event: Event<Element>) {
        if sink.lifetime.isEnded { return }
        sink.on(event)
        if event.isStopEvent { upstream.end() }
    }
}
