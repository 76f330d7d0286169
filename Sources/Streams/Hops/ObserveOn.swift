extension ObservableType where Element: Sendable {
    /// Delivers the events on a scheduler.
    ///
    ///     source:                 --1--2--|
    ///     observe(on: scheduler): --1--2--|
    ///
    /// Every event is delivered by `scheduler`, in order and one at a time, also on a concurrent scheduler. Pending
    /// events are buffered without a limit, except above a loop that makes producers wait; `dispose()` discards them,
    /// an error included, and releases them at once. On a dispatch queue up to 1,024 events are delivered in one work
    /// item, for at most about a millisecond; then other work of the queue has its turn. On the main queue an event
    /// that arrives there is delivered inside the call that sent it, if `MainScheduler.instance` neither runs nor
    /// awaits other work then, such as another delivery.
    ///
    /// An operator above that terminates the sequence releases its sources at once, before the terminal event is
    /// delivered, and the closures of `do(onDispose:)` and the resources of `using` above run then.
    ///
    ///     Observable.of(1, 2).observe(on: MainScheduler.instance)
    @_alwaysEmitIntoClient @inline(never) @preconcurrency public func observe(on scheduler: any ImmediateSchedulerType)
        -> Observable<Element>
    {
        asObservable().delivered(by: DeliveryTarget(scheduler))
    }
}

extension Observable where Element: Sendable {
    /// Delivers the events on the scheduler of `target`; implements `observe(on:)`.
    @inlinable @inline(never) final func delivered(by target: DeliveryTarget) -> Observable<Element> {
        let source = attach
        #if Tracing
            let counted = target.scheduler is SerialDispatchQueueScheduler ? SerialQueueObservable() : nil
        #endif
        return Observable { sink in
            #if Tracing
                defer { withExtendedLifetime(counted) {} }
            #endif
            note(.storing(.queue))
            if let consumer = Trampoline.gate, consumer.isExact {
                HeldDelivery(sink, target.scheduler, consumer).attach(to: source)
            } else {
                let observer = ObserveOn(sink, target)
                source(Sink(observer, lifetime: observer.upstream))
            }
        }
    }
}

/// The observer of one `observe(on:)`: appends the events to a queue, and delivers them in work of the scheduler.
///
/// Sendable by contract: one thread delivers at a time, which the queue sees to, and only that thread touches `batch`.
@usableFromInline final class ObserveOn<Element: Sendable>: SourceObserver, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let upstream: Lifetime
    @usableFromInline let queue = DeliveryQueue<Element>()
    @usableFromInline let target: DeliveryTarget
    /// The work of a scheduler that runs a work item for each event.
    @usableFromInline let scheduled: SerialDisposable?
    /// The elements that were taken from the queue and are being delivered.
    @exclusivity(unchecked) @usableFromInline final var batch = Queue<Element>()

    @inlinable init(_ sink: Sink<Element>, _ target: DeliveryTarget) {
        self.sink = sink
        self.target = target
        scheduled = target.dispatch == nil && !target.isCurrentThread ? SerialDisposable() : nil
        sink.lifetime.add(queue)
        upstream = Lifetime(within: sink.lifetime)
        if let scheduled { sink.lifetime.own(scheduled) }
    }

    @inlinable func next(_ element: Element) {
        if upstream.isStopped { return }
        guard let main = target.main, main._withUnsafeGuaranteedRef({ $0.enter() }) else { return append(element) }
        if queue.drainState.tryEnter() {
            if !sink.lifetime.isStopped { sink.emit(element) }
            if !queue.drainState.tryLeave() { drain() }
        } else {
            append(element)
        }
        main._withUnsafeGuaranteedRef { $0.leave() }
    }

    @inlinable func append(_ element: Element) {
        if queue.add(for: self, { queue.elements.append(element) }) { schedule() }
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        if upstream.claim(stop), queue.add(for: self, { queue.terminal = stop }) { schedule() }
    }

    @inlinable func schedule() {
        if let dispatch = target.dispatch { return dispatch.perform { [queue] in queue.pending?.drain() } }
        if target.isCurrentThread {
            let step = { (queue: inout DeliveryQueue<Element>) in queue.pending?.deliverOne() ?? false }
            return Trampoline.loop(queue, step) { step }
        }
        scheduleOneByOne()
    }

    /// Schedules a work item for each event.
    @inlinable func scheduleOneByOne() {
        scheduled?.replace {
            target.scheduler.scheduleRecursive(queue) { queue, recurse in
                if let observer = queue.pending, observer.deliverOne() { recurse(queue) }
            }
        }
    }

    /// Whether events are still pending afterwards.
    @inlinable func deliverOne() -> Bool { deliver(1) && queue.isPending(for: self) }

    /// Delivers pending events until the budget of a work item is spent, and schedules another one for the rest.
    @inlinable func drain() {
        var budget = DeliveryBudget()
        while case let count = budget.nextBatch(), count > 0 {
            if !deliver(count) { return }
        }
        if queue.isPending(for: self) { schedule() }
    }

    /// Delivers up to `count` elements, or the terminal event; false if no event was pending.
    @inlinable func deliver(_ count: Int) -> Bool {
        switch queue.take(count, into: &batch) {
        case .nothing: return false
        case .stop(let stop):
            if sink.lifetime.isStopped { return true }
            sink.stop(stop)
            upstream.dispose()
        case .elements:
            while let element = batch.takeFirst() {
                if sink.lifetime.isStopped {
                    _ = batch.takeAll()
                    break
                }
                sink.emit(element)
            }
        }
        return true
    }
}

/// The scheduler of an `observe(on:)`, and the ways in which it can deliver; determined once, since casts are slow.
@usableFromInline struct DeliveryTarget {
    @usableFromInline let scheduler: any ImmediateSchedulerType
    /// The scheduler if one of its work items delivers many events; not if it may run work inside the call.
    @usableFromInline let dispatch: DispatchQueueScheduler?
    /// The scheduler if it may deliver inside the call; unmanaged, to save a reference count per element.
    @usableFromInline let main: Unmanaged<MainScheduler>?

    @usableFromInline let isCurrentThread: Bool

    @usableFromInline init(_ scheduler: any ImmediateSchedulerType) {
        self.scheduler = scheduler
        isCurrentThread = type(of: scheduler) == CurrentThreadScheduler.self
        dispatch = .performing(scheduler)
        main = (dispatch as? MainScheduler).map(Unmanaged.passUnretained)
    }

    /// Creates the target of a main scheduler; casts none.
    @usableFromInline init(_ main: MainScheduler) {
        scheduler = main
        isCurrentThread = false
        dispatch = main
        self.main = .passUnretained(main)
    }
}
