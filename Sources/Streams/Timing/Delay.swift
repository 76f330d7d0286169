extension ObservableType where Element: Sendable {
    /// Delivers the elements and the completion after `dueTime`.
    ///
    ///     source:                                   --1--2--|
    ///     delay(.seconds(2), scheduler: scheduler): ----1--2--|
    ///
    /// The intervals between the elements are kept, measured with the scheduler's `monotonicTime`. Each event has its
    /// own job, so events that are due at the same time leave room for other work of the scheduler; in virtual time
    /// they arrive one tick apart. An error is delivered at once, on the thread of the source, and the buffered events are
    /// discarded; all other events are delivered by `scheduler`. The buffer has no limit.
    ///
    ///     Observable.of(1, 2).delay(.seconds(2), scheduler: MainScheduler.instance)
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable().attach
        return Observable { sink in
            Delay(sink, dueTime, scheduler).attach(source)
        }
    }
}

/// The state of one `delay`: a queue with the time at which each event is due, and one timer for the first of them.
///
/// The source enters the serializer only to fail: a thread inside also delivers the events that timers enqueue, and
/// elements belong on the scheduler.
///
/// Sendable by contract: the variables are touched only under `lock`.
private final class Delay<Element: Sendable>: TimedOperator<Element, Element, Void>, @unchecked Sendable {
    private let lock = Lock()
    private var queue = Queue<(due: Double, event: Event<Element>)>()
    private var clock = ElapsedTime()
    /// Whether the timer is pending, or an event is being delivered.
    private var isBusy = false
    private var hasFailed = false

    override func receive(_ element: Element) { append(.next(element)) }

    override func stop(_ stop: TerminalEvent) {
        if case .completed = stop { return append(.completed) }
        // The discarded events are released outside the lock.
        _ = lock.withLock {
            hasFailed = true
            defer { queue = Queue() }
            return queue
        }
        run { [sink] in sink.forward(stop) }
    }

    private func append(_ event: Event<Element>) {
        let reading = scheduler.monotonicTime
        let isFirst = lock.withLock {
            if hasFailed { return false }
            queue.append((clock.advance(to: reading) + dueTime.seconds, event))
            defer { isBusy = true }
            return !isBusy
        }
        if isFirst { startTimer(()) }
    }

    /// Delivers the first event, which is due even if the clock has been rounded down, and starts the timer for the next.
    ///
    /// An error that arrives during the delivery empties the queue and is delivered next.
    override func timerFired(_: Void) {
        guard let event = lock.withLock({ queue.takeFirst() })?.event, !sink.lifetime.isStopped else { return }
        sink.on(event)
        let reading = scheduler.monotonicTime
        let left: Double? = lock.withLock {
            isBusy = !queue.isEmpty
            return queue.first.map { max($0.due - clock.advance(to: reading), 0) }
        }
        if let left { startTimer((), after: RxTimeInterval(seconds: left)) }
    }
}
