import Dispatch

extension ObservableType where Element: Sendable {
    /// Delivers the events on a scheduler.
    ///
    ///     source:         --1--2--|        on any thread
    ///     observe(on: s): ---1--2--|       on s
    ///
    /// Every event is delivered by `scheduler`, in order and one at a time, also on a concurrent scheduler. Pending events
    /// are buffered without a limit; `dispose()` discards them, an error included, and releases them at once. On a
    /// dispatch queue up to 1,024 events are delivered in one work item, for at most about a millisecond; then other work of
    /// the queue has its turn. On the main queue an event that arrives there while no other is pending is delivered
    /// inside the call that sent it.
    ///
    /// An operator above that terminates the sequence releases its sources at once, before the terminal event is
    /// delivered, and the closures of `do(onDispose:)` and the resources of `using` above run then.
    ///
    ///     Observable.of(1, 2).observe(on: MainScheduler.instance)
    @inlinable @inline(never) public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable().attach
        #if TRACE_RESOURCES
            let counted = Hop(scheduler).isSerialQueue ? SerialQueueObservable() : nil
        #endif
        return Observable { sink in
            #if TRACE_RESOURCES
                defer { withExtendedLifetime(counted) {} }
            #endif
            let observer = ObserveOn(sink, scheduler)
            source(
                Sink(
                    next: { [observer] in observer.next($0) }, stop: { [observer] in observer.stop($0) },
                    lifetime: observer.upstream))
        }
    }
}

/// The events that wait for a hop.
///
/// Pending work knows the queue, and the queue knows the observer only while work is pending: what was disposed is
/// released although the work still has to run.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class HopQueue<Element: Sendable>: @unchecked Sendable {
    @usableFromInline enum Step {
        case elements
        case stop(TerminalEvent)
        /// No event was pending, and the queue has been left.
        case left
    }

    @usableFromInline let drainState = DrainState()
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var elements = Queue<Element>()
    @exclusivity(unchecked) @usableFromInline final var terminal: TerminalEvent?
    @exclusivity(unchecked) @usableFromInline final var observer: ObserveOn<Element>?
    /// Whether an event is pending that was sent away from the main queue.
    @exclusivity(unchecked) @usableFromInline final var hasForeign = false
    @exclusivity(unchecked) @usableFromInline final var isClosed = false

    @inlinable init() {}

    /// True when the caller has to schedule the delivery for `observer`.
    @inlinable func append(_ element: Element, isForeign: Bool, for observer: ObserveOn<Element>) -> Bool {
        lock.withLock {
            if isClosed { return false }
            elements.append(element)
            return begin(isForeign: isForeign, for: observer)
        }
    }

    /// True when the caller has to schedule the delivery for `observer`.
    @usableFromInline func finish(_ stop: TerminalEvent, isForeign: Bool, for observer: ObserveOn<Element>) -> Bool {
        lock.withLock {
            if isClosed { return false }
            terminal = stop
            return begin(isForeign: isForeign, for: observer)
        }
    }

    /// Under the lock.
    @inline(__always) @inlinable func begin(isForeign: Bool, for observer: ObserveOn<Element>) -> Bool {
        if isForeign { hasForeign = true }
        guard drainState.enterOrQueue() else { return false }
        self.observer = observer
        return true
    }

    /// Moves up to `count` elements to `batch`, or takes the terminal event after the last of them, or leaves.
    @inlinable func take(_ count: Int, into batch: inout Queue<Element>) -> Step {
        // Released outside the lock.
        let taken: (step: Step, released: ObserveOn<Element>?) = lock.withLock {
            if elements.isEmpty {
                if let stop = terminal {
                    terminal = nil
                    return (.stop(stop), nil)
                }
                return (.left, leave())
            }
            if elements.count <= count {
                swap(&elements, &batch)
            } else {
                elements.move(count, to: &batch)
            }
            return (.elements, nil)
        }
        return taken.step
    }

    /// Whether no event was pending, and the queue has been left.
    @usableFromInline func leaveIfEmpty() -> Bool {
        let left: (isLeft: Bool, released: ObserveOn<Element>?) = lock.withLock {
            elements.isEmpty && terminal == nil ? (true, leave()) : (false, nil)
        }
        return left.isLeft
    }

    /// Under the lock; returns the observer, which pending work no longer needs.
    @inlinable func leave() -> ObserveOn<Element>? {
        hasForeign = false
        drainState.leaveEmpty()
        defer { observer = nil }
        return observer
    }

    /// Whether the thread that delivers in place may deliver for one turn only.
    @usableFromInline var isBounded: Bool { lock.withLock { hasForeign } }

    /// Keeps the observer until scheduled work has delivered the rest.
    @usableFromInline func keep(_ observer: ObserveOn<Element>) {
        lock.withLock { if !isClosed { self.observer = observer } }
    }

    @inlinable var pending: ObserveOn<Element>? { lock.withLock { observer } }

    /// Discards what is pending, and takes nothing more.
    func close() {
        // Released outside the lock.
        _ = lock.withLock {
            isClosed = true
            defer { (elements, terminal, observer) = (Queue(), nil, nil) }
            return (elements, terminal, observer)
        }
    }
}

/// The lifetime of the source of a hop, which closes the queue with the chain.
private final class HopLifetime<Element: Sendable>: Lifetime, @unchecked Sendable {
    private let queue: HopQueue<Element>

    init(_ queue: HopQueue<Element>, within chain: Lifetime) {
        self.queue = queue
        super.init()
        chain.add(self)
    }

    override func run() {
        end()
        queue.close()
    }
}

/// The state of one `observe(on:)`.
///
/// Sendable by contract: one thread delivers at a time, which `drainState` sees to, and only that one touches `batch`.
@usableFromInline final class ObserveOn<Element: Sendable>: @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let upstream: Lifetime
    @usableFromInline let queue = HopQueue<Element>()
    @usableFromInline let hop: Hop
    /// Kept by `hop`, and not counted once more for each element.
    @usableFromInline let main: Unmanaged<MainScheduler>?
    private let scheduled = SerialDisposable()
    /// The elements that were taken from the queue and are being delivered.
    @exclusivity(unchecked) @usableFromInline final var batch = Queue<Element>()

    @usableFromInline init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.sink = sink
        upstream = HopLifetime(queue, within: sink.lifetime)
        hop = Hop(scheduler)
        main = (scheduler as? MainScheduler).map(Unmanaged.passUnretained)
        if case .anywhere = hop { sink.lifetime.own(scheduled) }
    }

    @inlinable func next(_ element: Element) {
        if upstream.isEnded { return }
        guard let main, main._withUnsafeGuaranteedRef({ $0.enter() }) else { return append(element) }
        // On the main queue, where nothing waits for it.
        if queue.drainState.tryEnter() {
            if !sink.lifetime.isEnded { sink.next(element) }
            if !queue.drainState.tryLeave() { drainInPlace() }
        } else {
            append(element)
        }
        main._withUnsafeGuaranteedRef { $0.leave() }
    }

    @inlinable func append(_ element: Element) {
        if queue.append(element, isForeign: isForeign, for: self) { schedule() }
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        guard upstream.stop(with: stop) else { return }
        if queue.finish(stop, isForeign: isForeign, for: self) { schedule() }
    }

    @inlinable var isForeign: Bool { main != nil && !MainQueue.isCurrent }

    @inlinable func schedule() {
        if !hop.run({ [queue] in queue.pending?.drain() }) { scheduleNext() }
    }

    @usableFromInline func scheduleNext() {
        guard case .anywhere(let scheduler) = hop else { return }
        let work = SingleAssignmentDisposable()
        scheduled.disposable = work
        work.setDisposable(
            scheduler.scheduleRecursive(queue) { queue, recurse in
                guard let observer = queue.pending, observer.deliver(1), !queue.leaveIfEmpty() else { return }
                recurse(queue)
            })
    }

    /// Delivers for one turn; the rest in another work item, after the other work of the queue.
    @inlinable func drain() {
        var budget = DeliveryBudget()
        repeat {
            let count = budget.nextBatch()
            if count == 0 {
                if !queue.leaveIfEmpty() { schedule() }
                return
            }
            if !deliver(count) { return }
        } while true
    }

    /// Delivers the nested sends of this thread, and those of other threads for one turn.
    @usableFromInline func drainInPlace() {
        var budget = DeliveryBudget()
        repeat {
            let count = queue.isBounded ? budget.nextBatch() : 1
            if count == 0 {
                queue.keep(self)
                return schedule()
            }
            if !deliver(count) { return }
        } while true
    }

    /// False when no event was pending, and the queue has been left.
    @inlinable func deliver(_ count: Int) -> Bool {
        switch queue.take(count, into: &batch) {
        case .left: return false
        case .stop(let stop):
            if sink.lifetime.isEnded { return true }
            sink.stop(stop)
            upstream.end()
        case .elements:
            while let element = batch.takeFirst() {
                if sink.lifetime.isEnded {
                    batch = Queue()
                    break
                }
                sink.next(element)
            }
        }
        return true
    }
}

/// The way of work to its scheduler.
@usableFromInline enum Hop: Sendable {
    case main(MainScheduler)
    case queue(DispatchWork)
    case anywhere(any ImmediateSchedulerType)

    @usableFromInline init(_ scheduler: any ImmediateSchedulerType) {
        switch scheduler {
        case let main as MainScheduler: self = .main(main)
        case let serial as SerialDispatchQueueScheduler: self = .queue(serial.work)
        case let concurrent as ConcurrentDispatchQueueScheduler: self = .queue(concurrent.work)
        default: self = .anywhere(scheduler)
        }
    }

    @usableFromInline var isSerialQueue: Bool {
        switch self {
        case .main: true
        case .queue(let queue): queue.isSerial
        case .anywhere: false
        }
    }

    /// False where it takes the scheduler itself to do it.
    @usableFromInline func run(_ work: @escaping @Sendable () -> Void) -> Bool {
        switch self {
        case .main(let scheduler):
            _ = scheduler.schedule(()) { _ in
                work()
                return Disposables.create()
            }
        case .queue(let target): target.async(work)
        case .anywhere: return false
        }
        return true
    }
}
