import Dispatch

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
    @inlinable
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        #if TRACE_RESOURCES
            let counted = Hop(scheduler).isSerialQueue ? SerialQueueObservable() : nil
        #endif
        return Observable { sink in
            #if TRACE_RESOURCES
                defer { withExtendedLifetime(counted) {} }
            #endif
            let lifetime = Lifetime(within: sink.lifetime)
            let state = ObserveOn(sink, scheduler, upstream: lifetime)
            source.attach(
                Sink(
                    next: { element in
                        if !lifetime.isEnded { state.next(element) }
                    },
                    stop: { stop in
                        if lifetime.stop(with: stop) { state.stop(stop) }
                    },
                    lifetime: lifetime))
        }
    }
}

/// The state of one `observe(on:)`.
///
/// Sendable by contract: `queue` and `end` are touched only under `lock`, and one delivers at a time, which `occupancy`
/// sees to.
@usableFromInline
final class ObserveOn<Element: Sendable>: @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let upstream: Lifetime
    @usableFromInline let hop: Hop
    /// Kept alive by `hop`, and not counted once more for each element.
    @usableFromInline let main: Unmanaged<MainScheduler>?
    @usableFromInline let occupancy = Occupancy()
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked)
    @usableFromInline final var queue = Fifo<Element>()
    /// How the sequence ended, once it did, until that is delivered after all elements.
    @exclusivity(unchecked)
    @usableFromInline final var end: Stop?
    /// What cancels the job that delivers the next event; the one before is over by then.
    private let next = SerialDisposable()

    @inlinable
    init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType, upstream: Lifetime) {
        self.sink = sink
        self.upstream = upstream
        hop = Hop(scheduler)
        main = (scheduler as? MainScheduler).map(Unmanaged.passUnretained)
        start()
    }

    @usableFromInline
    func start() {
        if case .anywhere = hop { sink.lifetime.own(next) }
    }

    @inlinable
    func next(_ element: Element) {
        guard let main, main._withUnsafeGuaranteedRef({ $0.enter() }) else { return nextInTurn(element) }
        // On the main queue, where nothing waits for it.
        if occupancy.tryEnter() {
            deliver(element)
            if !occupancy.tryLeave() { drain() }
        } else {
            nextInTurn(element)
        }
        main._withUnsafeGuaranteedRef { $0.leave() }
    }

    @inlinable
    func nextInTurn(_ element: Element) {
        let begins = lock.withLock {
            queue.append(element)
            return occupancy.enterOrQueue()
        }
        if begins { begin() }
    }

    @inlinable
    func stop(_ stop: Stop) {
        let begins = lock.withLock {
            end = stop
            return occupancy.enterOrQueue()
        }
        if begins { begin() }
    }

    /// Not owned by the lifetime: a drain that finds it ended does nothing.
    @inlinable
    func begin() {
        if !hop.run({ [self] in drain() }) { scheduleNext() }
    }

    @usableFromInline
    func scheduleNext() {
        guard case .anywhere(let scheduler) = hop else { return }
        let scheduled = SingleAssignmentDisposable()
        next.disposable = scheduled
        scheduled.setDisposable(
            scheduler.scheduleRecursive(self) { state, recurse in
                if state.deliverOne() { recurse(state) }
            })
    }

    @inlinable
    func drain() {
        repeat {
            var batch = Fifo<Element>()
            var stop: Stop?
            lock.withLock {
                occupancy.emptied()
                swap(&batch, &queue)
                swap(&stop, &end)
            }
            while let element = batch.takeFirst() { deliver(element) }
            if let stop { deliver(stop) }
        } while !occupancy.tryLeave()
    }

    /// True when there is more.
    private func deliverOne() -> Bool {
        if let element = lock.withLock({ queue.takeFirst() }) {
            deliver(element)
        } else if let stop = lock.withLock({ end }) {
            lock.withLock { end = nil }
            deliver(stop)
        }
        return lock.withLock {
            if !queue.isEmpty || end != nil { return true }
            occupancy.emptied()
            return !occupancy.tryLeave()
        }
    }

    /// What waits is dropped when the chain has ended.
    @inlinable
    func deliver(_ element: Element) {
        if !sink.lifetime.isEnded { sink.next(element) }
    }

    @inlinable
    func deliver(_ stop: Stop) {
        if sink.lifetime.isEnded { return }
        sink.stop(stop)
        upstream.end()
    }
}

/// How work gets to where a scheduler does it.
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
