import Dispatch

extension ObservableType where Element: Sendable {
    /// Delivers the events on a scheduler.
    ///
    ///     source:         --1--2--|        on any thread
    ///     observe(on: s): ---1--2--|       on s
    ///
    /// Every event is delivered by `scheduler`, in order and one at a time, also on a concurrent scheduler. Pending events
    /// are buffered without a limit; `dispose()` discards them, an error included, and releases them at once. On a
    /// dispatch queue up to 128 events are delivered in one work item, for at most about a millisecond; then other work of
    /// the queue has its turn. On the main queue an event that arrives there while no other is pending is delivered
    /// inside the call that sent it.
    ///
    /// An operator above that terminates the sequence releases its sources at once, before the terminal event is
    /// delivered, and the closures of `do(onDispose:)` and the resources of `using` above run then.
    ///
    ///     Observable.of(1, 2).observe(on: MainScheduler.instance)
    @inlinable
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
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
                    lifetime: observer.queue))
        }
    }
}

/// The events that wait for a hop, and the lifetime of their source.
///
/// Pending work knows the queue, and the queue knows the observer only while work is pending: what was disposed is
/// released although the work still has to run.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline
final class HopQueue<Element: Sendable>: Lifetime, @unchecked Sendable {
    @usableFromInline let occupancy = Occupancy()
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked)
    @usableFromInline final var elements = Fifo<Element>()
    @exclusivity(unchecked)
    @usableFromInline final var terminal: Stop?
    @exclusivity(unchecked)
    @usableFromInline final var observer: ObserveOn<Element>?
    /// Whether an event is pending that was sent away from the main queue.
    @exclusivity(unchecked)
    @usableFromInline final var hasForeign = false
    @exclusivity(unchecked)
    @usableFromInline final var isClosed = false

    @usableFromInline
    init(within chain: Lifetime) {
        super.init()
        chain.add(self)
    }

    /// True when the caller has to schedule the delivery.
    @inlinable
    func enqueue(_ event: Event<Element>, isForeign: Bool, for observer: ObserveOn<Element>) -> Bool {
        lock.withLock {
            if isClosed { return false }
            switch event {
            case .next(let element): elements.append(element)
            case .error(let error): terminal = .failed(error)
            case .completed: terminal = .completed
            }
            if isForeign { hasForeign = true }
            guard occupancy.enterOrQueue() else { return false }
            self.observer = observer
            return true
        }
    }

    /// Moves up to `count` elements to `batch`; the terminal event after the last of them.
    @inlinable
    func take(_ count: Int, into batch: inout [Element]) -> Stop? {
        lock.withLock {
            for _ in 0..<count {
                guard let element = elements.takeFirst() else { break }
                batch.append(element)
            }
            guard batch.isEmpty else { return nil }
            defer { terminal = nil }
            return terminal
        }
    }

    /// Whether the thread that delivers in place may deliver for one turn only.
    @inlinable var isBounded: Bool { lock.withLock { hasForeign } }

    /// Leaves if no event is pending.
    @inlinable
    func leave() -> Bool {
        let released: (isLeft: Bool, observer: ObserveOn<Element>?) = lock.withLock {
            guard elements.isEmpty, terminal == nil else { return (false, nil) }
            hasForeign = false
            occupancy.leaveEmpty()
            defer { observer = nil }
            return (true, observer)
        }
        return released.isLeft
    }

    /// Keeps the observer until scheduled work has delivered the rest.
    @inlinable
    func keep(_ observer: ObserveOn<Element>) {
        lock.withLock { if !isClosed { self.observer = observer } }
    }

    @inlinable var pending: ObserveOn<Element>? { lock.withLock { observer } }

    @usableFromInline
    override func run() {
        end()
        // Released outside the lock.
        _ = lock.withLock {
            isClosed = true
            defer { (elements, terminal, observer) = (Fifo(), nil, nil) }
            return (elements, terminal, observer)
        }
    }
}

/// The state of one `observe(on:)`.
///
/// Sendable by contract: one thread delivers at a time, which `occupancy` sees to, and only that one touches `batch`.
@usableFromInline
final class ObserveOn<Element: Sendable>: @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let queue: HopQueue<Element>
    @usableFromInline let hop: Hop
    /// Kept by `hop`, and not counted once more for each element.
    @usableFromInline let main: Unmanaged<MainScheduler>?
    private let scheduled = SerialDisposable()
    /// The elements that were taken from the queue and are being delivered.
    @exclusivity(unchecked)
    @usableFromInline final var batch: [Element] = []

    @usableFromInline
    init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.sink = sink
        queue = HopQueue(within: sink.lifetime)
        hop = Hop(scheduler)
        main = (scheduler as? MainScheduler).map(Unmanaged.passUnretained)
        if case .anywhere = hop { sink.lifetime.own(scheduled) }
    }

    @inlinable
    func next(_ element: Element) {
        if queue.isEnded { return }
        guard let main, main._withUnsafeGuaranteedRef({ $0.enter() }) else { return enqueue(.next(element)) }
        // On the main queue, where nothing waits for it.
        if queue.occupancy.tryEnter() {
            deliver(element)
            if !queue.occupancy.tryLeave() { drainInPlace() }
        } else {
            enqueue(.next(element))
        }
        main._withUnsafeGuaranteedRef { $0.leave() }
    }

    @usableFromInline
    func stop(_ stop: Stop) {
        if queue.stop(with: stop) { enqueue(stop.event()) }
    }

    @inlinable
    func enqueue(_ event: Event<Element>) {
        let isForeign = main != nil && !MainQueue.isCurrent
        if queue.enqueue(event, isForeign: isForeign, for: self) { schedule() }
    }

    @inlinable
    func schedule() {
        if !hop.run({ [queue] in queue.pending?.drain() }) { scheduleNext() }
    }

    @usableFromInline
    func scheduleNext() {
        guard case .anywhere(let scheduler) = hop else { return }
        let work = SingleAssignmentDisposable()
        scheduled.disposable = work
        work.setDisposable(
            scheduler.scheduleRecursive(queue) { queue, recurse in
                if let observer = queue.pending, observer.deliverOne() { recurse(queue) }
            })
    }

    /// Delivers for one turn; the rest in another work item, after the other work of the queue.
    @inlinable
    func drain() {
        var turn = Turn()
        repeat {
            let count = turn.next()
            if count == 0 { return schedule() }
            deliver(count)
        } while !queue.leave()
    }

    /// Delivers the nested sends of this thread, and those of other threads for one turn.
    @inlinable
    func drainInPlace() {
        var turn = Turn()
        while !queue.leave() {
            let count = queue.isBounded ? turn.next() : 1
            if count == 0 {
                queue.keep(self)
                return schedule()
            }
            deliver(count)
        }
    }

    @usableFromInline
    func deliverOne() -> Bool {
        deliver(1)
        return !queue.leave()
    }

    @inlinable
    func deliver(_ count: Int) {
        let stop = queue.take(count, into: &batch)
        for element in batch {
            if sink.lifetime.isEnded { break }
            sink.next(element)
        }
        batch.removeAll(keepingCapacity: true)
        if let stop, !sink.lifetime.isEnded {
            sink.stop(stop)
            queue.end()
        }
    }

    @inlinable
    func deliver(_ element: Element) {
        if !sink.lifetime.isEnded { sink.next(element) }
    }
}

/// The way of work to its scheduler.
@usableFromInline
enum Hop: Sendable {
    case main(MainScheduler)
    case queue(DispatchQueue, isSerial: Bool)
    case anywhere(any ImmediateSchedulerType)

    @usableFromInline
    init(_ scheduler: any ImmediateSchedulerType) {
        switch scheduler {
        case let main as MainScheduler: self = .main(main)
        case let serial as SerialDispatchQueueScheduler: self = .queue(serial.work.queue, isSerial: true)
        case let concurrent as ConcurrentDispatchQueueScheduler: self = .queue(concurrent.work.queue, isSerial: false)
        default: self = .anywhere(scheduler)
        }
    }

    @usableFromInline
    var isSerialQueue: Bool {
        switch self {
        case .main: true
        case .queue(_, let isSerial): isSerial
        case .anywhere: false
        }
    }

    /// False where it takes the scheduler itself to do it.
    @usableFromInline
    func run(_ work: @escaping @Sendable () -> Void) -> Bool {
        switch self {
        case .main(let scheduler):
            _ = scheduler.schedule(()) { _ in
                work()
                return Disposables.create()
            }
        case .queue(let queue, _): queue.async(execute: work)
        case .anywhere: return false
        }
        return true
    }
}
