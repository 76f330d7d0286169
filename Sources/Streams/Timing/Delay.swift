extension ObservableType where Element: Sendable {
    /// Delivers the elements and the completion after `dueTime`.
    ///
    ///     source:                                   --1--2--|
    ///     delay(.seconds(2), scheduler: scheduler): ----1--2--|
    ///
    /// The intervals between the elements are kept, measured with the scheduler's `monotonicTime`. On a dispatch queue
    /// up to 1,024 events that are due within a millisecond are delivered in one work item, for at most about that time;
    /// then other work of the queue has its turn. On other schedulers each event has its own work item: in virtual time,
    /// events that are due at the same time arrive one tick apart. An error is delivered at once, on the thread of the
    /// source, and the buffered events are discarded; all other events are delivered by `scheduler`. The buffer has no
    /// limit, except above a loop that makes producers wait.
    ///
    ///     Observable.of(1, 2).delay(.seconds(2), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @inline(never)
    @preconcurrency public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable().attach
        let scheduler = TimerScheduler(scheduler)
        return Observable { sink in
            note(.storing(.queue))
            let state = Delay(sink, dueTime, scheduler)
            Trampoline.attach(through: state.room) { state.attach(to: source) }
        }
    }
}

/// The state of one `delay`: a queue with the time at which each event is due, and one timer for the first of them.
///
/// The source enters the serializer only to fail: a thread inside also delivers the events that timers enqueue, and
/// elements belong on the scheduler.
///
/// Sendable by contract: the variables are touched only under the lock of the timer.
@usableFromInline final class Delay<Element: Sendable>: TimedOperator, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @exclusivity(unchecked) @usableFromInline final var queue = Queue<(due: Double, event: Event<Element>)>()
    @exclusivity(unchecked) @usableFromInline final var clock = ElapsedTime()
    /// Whether the timer is pending, or an event is being delivered.
    @exclusivity(unchecked) @usableFromInline final var isBusy = false
    @exclusivity(unchecked) @usableFromInline final var hasFailed = false
    /// The gate of `queue`.
    @usableFromInline let room = QueueGate.above(Trampoline.gate, needsOthers: false)

    @inlinable init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: TimerScheduler) {
        self.sink = sink
        super.init(sink.lifetime, dueTime, scheduler)
        if room != nil { discardAtDisposal() }
    }

    /// While the events wait for the gate, no timer is pending that would discard them.
    @usableFromInline func discardAtDisposal() {
        sink.lifetime.onDispose { [weak self] in
            if let self { discard { timer.withLock($0) } }
        }
    }

    @inlinable func next(_ element: Element) {
        if !lifetime.isStopped { receive(element) }
    }

    @inlinable func receive(_ element: Element) { append(.next(element)) }

    @inlinable func stop(_ stop: TerminalEvent) {
        if case .completed = stop {
            lifetime.finish(stop) { _ in append(.completed) }
        } else if lifetime.isStopped {
            stop.drop()
        } else {
            discard { change in
                timer.cancel {
                    hasFailed = true
                    change()
                }
            }
            finishInTurn(stop)
        }
    }

    @inlinable func terminate(_ stop: TerminalEvent) { sink.forward(stop) }

    @inlinable func append(_ event: Event<Element>) {
        let now = timer.now
        timer.start(at: now) { [self] in
            handle($0)
        } if: {
            if hasFailed { return false }
            queue.append((clock.advance(to: now) + timer.interval, event))
            defer { isBusy = true }
            return !isBusy
        }
        if let room, !event.isStopEvent { room.add() }
    }

    @inlinable func handle(_ signal: TimerSignal) {
        switch signal {
        case .alarm: run { [self] in timerFired() }
        case .disposed: discard { timer.withLock($0) }
        }
    }

    /// Discards the pending events, in the closure that `access` calls under the lock of the timer.
    @inlinable func discard(_ access: (() -> Void) -> Void) {
        // Released outside the lock.
        var discarded = Queue<(due: Double, event: Event<Element>)>()
        access { discarded = queue.takeAll() }
        _ = consume discarded
        room?.close()
    }

    /// Delivers the first event, on a dispatch queue also those that are due with it, and starts the timer for the next.
    ///
    /// An error that arrives during a delivery empties the queue and is delivered next. A gate is asked after each event.
    @inlinable func timerFired() {
        // No timer is pending that would discard the events.
        defer { if sink.lifetime.isStopped { discard { timer.withLock($0) } } }
        guard let due = deliverFirst() else { return }
        if room == nil, timer.scheduler.dispatch != nil, !deliverThoseDue(with: due) { return }
        startForNext()
    }

    /// Delivers the first event, which is due even if the clock has been rounded down.
    ///
    /// - Returns: The time at which it was due; nil if there was none, or if the chain has been disposed.
    @inlinable func deliverFirst() -> Double? {
        var first: (due: Double, event: Event<Element>)?
        timer.fire { first = queue.takeFirst() }
        guard let first, deliver(first.event) else { return nil }
        return first.due
    }

    /// Returns false if the chain has been disposed.
    @inlinable func deliver(_ event: Event<Element>) -> Bool {
        if let room, !event.isStopEvent { room.remove() }
        if sink.lifetime.isStopped { return false }
        sink.on(event)
        return true
    }

    /// Delivers the events of a burst until the budget of the work item is spent.
    ///
    /// Only those that are due within a millisecond: on a queue that is late, the others would overtake its timers.
    ///
    /// - Returns: False if the chain has been disposed.
    @inlinable func deliverThoseDue(with first: Double) -> Bool {
        var budget = DeliveryBudget()
        // The first event has been delivered.
        _ = budget.nextBatch()
        while case let count = budget.nextBatch(), count > 0 {
            let now = timer.now
            var limit = first + 0.001
            // Once: when the reading is older than that of an element, the clock seems to have been set back.
            timer.withLock { limit = min(limit, clock.advance(to: now)) }
            for _ in 0..<count {
                var next: Event<Element>?
                timer.withLock {
                    if queue.peek({ $0.due <= limit }) ?? false { next = queue.takeFirst()?.event }
                }
                guard let next else { return true }
                if !deliver(next) { return false }
            }
        }
        return true
    }

    @inlinable func startForNext() {
        let now = timer.now
        guard let left = timeLeft(at: now) else { return }
        guard let room else { return timer.start(at: now, after: left) { [self] in handle($0) } }
        room.whenNextOpen { [self] in
            // The time has passed while the gate was shut.
            let now = timer.now
            if let left = timeLeft(at: now) { timer.start(at: now, after: left) { [self] in handle($0) } }
        }
    }

    /// The time until the first event is due; nil if there is none.
    @inlinable func timeLeft(at now: Double) -> Double? {
        var left: Double?
        timer.withLock {
            isBusy = !queue.isEmpty
            left = queue.peek { max($0.due - clock.advance(to: now), 0) }
        }
        return left
    }
}
