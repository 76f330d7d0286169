extension ObservableType where Element: Sendable {
    /// Delivers the elements and the completion after `dueTime`.
    ///
    ///     source:      --1--2--|
    ///     delay(2 s):  ----1--2--|
    ///
    /// The intervals between the elements are kept, measured with the scheduler's `monotonicTime`. Each event has its
    /// own job, so events that are due at the same time leave room for other work of the scheduler; in virtual time
    /// they arrive one tick apart. An error is delivered at once, on the thread of the source, and the buffered events are
    /// discarded; all other events are delivered by `scheduler`. The buffer has no limit.
    ///
    ///     Observable.of(1, 2).delay(.seconds(2), scheduler: MainScheduler.instance)
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let lifetime = Lifetime(within: sink.lifetime)
            let state = Delay(sink, dueTime, scheduler)
            source.attach(
                Sink(
                    next: { element in
                        if !lifetime.isEnded { state.receive(.next(element)) }
                    },
                    stop: { stop in
                        guard lifetime.stop(with: stop) else { return }
                        lifetime.end()
                        if case .completed = stop { state.receive(.completed) } else { state.fail(stop) }
                    },
                    lifetime: lifetime))
        }
    }
}

/// The state of one `delay`: a queue with the time at which each event is due, and one timer for the first of them.
///
/// The source only takes the lock, never the serializer, except to fail: a thread inside the serializer also delivers the
/// events that other threads enqueued, and elements belong on the scheduler.
///
/// Sendable by contract: `queue`, `clock`, `isWaiting` and `isFailed` are touched only under `lock`.
private final class Delay<Element: Sendable>: TimingState, @unchecked Sendable {
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let lock = Lock()
    private var queue = Queue<(due: Double, event: Event<Element>)>()
    private var clock = ElapsedTime()
    /// Whether a timer runs, or an event is being delivered.
    private var isWaiting = false
    private var isFailed = false

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        super.init(scheduler)
        sink.lifetime.own(timer)
    }

    func receive(_ event: Event<Element>) {
        let reading = scheduler.monotonicTime
        let starts = lock.withLock {
            if isFailed { return false }
            queue.append((clock.advance(to: reading) + dueTime.seconds, event))
            defer { isWaiting = true }
            return !isWaiting
        }
        if starts { startTimer(dueTime) }
    }

    func fail(_ stop: TerminalEvent) {
        // The dropped events are released outside the lock.
        _ = lock.withLock {
            isFailed = true
            defer { queue = Queue() }
            return queue
        }
        run { [sink] in sink.finish(stop) }
    }

    private func startTimer(_ dueTime: RxTimeInterval) {
        // In its place before it can fire and start the next one.
        let scheduled = SingleAssignmentDisposable()
        timer.disposable = scheduled
        scheduled.setDisposable(
            scheduler.scheduleRelative(self, dueTime: dueTime) { state in
                state.run { state.deliverFirst() }
                return Disposables.create()
            })
    }

    /// Delivers the first event, which is due even if the clock has been rounded down, and schedules the next one.
    ///
    /// An error that arrives during the delivery empties the queue, so that it comes next.
    private func deliverFirst() {
        guard let event = lock.withLock({ queue.takeFirst() })?.event, !sink.lifetime.isEnded else { return }
        sink.on(event)
        let reading = scheduler.monotonicTime
        let wait: Double? = lock.withLock {
            isWaiting = !queue.isEmpty
            return queue.first.map { max($0.due - clock.advance(to: reading), 0) }
        }
        if let wait { startTimer(RxTimeInterval(seconds: wait)) }
    }
}
