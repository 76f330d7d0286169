/// The state of an operator with one timer, which is pending with a value: the element to emit, or nothing.
///
/// Events are serialized. A serializer that hands off its backlog does so to the scheduler of the timer.
class TimedOperator<Element, Output, Pending>: Serializer, @unchecked Sendable {
    final let sink: Sink<Output>
    final let upstream: Lifetime
    final let dueTime: RxTimeInterval
    final let scheduler: any SchedulerType
    private let timer = RestartableTimer<Pending>()

    /// - Parameter upstream: the lifetime of source and timer, if it can be longer than that of `sink`.
    init(
        _ sink: Sink<Output>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, upstream: Lifetime? = nil
    ) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.upstream = upstream ?? Lifetime(within: sink.lifetime)
        super.init()
        (upstream ?? sink.lifetime).add(timer)
    }

    /// Subscribes to the source.
    func attach(_ source: (Sink<Element>) -> Void) {
        source(Sink(owning: upstream, next: { [self] in receive($0) }, stop: { [self] in stop($0) }))
    }

    /// Handles an element of the source, outside the serializer.
    func receive(_ element: Element) {}

    /// Handles the terminal event of the source, outside the serializer.
    func stop(_ stop: TerminalEvent) {}

    /// Handles the firing of the timer, inside the serializer.
    func timerFired(_ pending: Pending) {}

    // MARK: The timer

    final var isTimerPending: Bool { timer.isPending }

    /// Starts the timer, in place of a pending one; by default it fires after `dueTime`.
    final func startTimer(_ pending: Pending, after dueTime: RxTimeInterval? = nil) {
        guard let number = timer.start(pending) else { return }
        let dueTime = dueTime ?? self.dueTime
        let scheduled = scheduler.scheduleRelative(number, dueTime: dueTime) { [self] number in
            run { [self] in
                if let pending = timer.cancel(number) { timerFired(pending) }
            }
            return Disposables.create()
        }
        timer.set(scheduled, for: number)
    }

    /// Replaces the value of a pending timer; false if none is pending.
    final func updateTimer(_ pending: Pending) -> Bool { timer.update(pending) }

    /// Cancels a pending timer and returns its value.
    @discardableResult final func cancelTimer() -> Pending? { timer.cancel() }

    /// Not to a client's scheduler, which is not known to begin work after the call.
    final override func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool {
        guard let scheduler = scheduler as? DispatchQueueScheduler else { return false }
        scheduler.async(drain)
        return true
    }
}

/// The scheduled work of a timer and the value that it is pending with.
///
/// Apart from the operator: a teardown never knows the observer.
///
/// Sendable by contract: the variables are touched only under `lock`.
private final class RestartableTimer<Pending>: Teardown, @unchecked Sendable {
    private let lock = Lock()
    private var pending: Pending?
    private var scheduled: (any Disposable)?
    /// The number of the latest start; work of an earlier one has no effect.
    private var number = 0
    private var isClosed = false

    var isPending: Bool { lock.withLock { pending != nil } }

    /// Returns the number of this start, or nil after disposal.
    func start(_ pending: Pending) -> Int? {
        cancel()
        return lock.withLock {
            if isClosed { return nil }
            self.pending = pending
            number += 1
            return number
        }
    }

    /// Disposes `scheduled` if the timer has fired, or was cancelled or started again, while the work was scheduled.
    func set(_ scheduled: any Disposable, for number: Int) {
        let isPending = lock.withLock {
            guard pending != nil, number == self.number else { return false }
            self.scheduled = scheduled
            return true
        }
        if !isPending { scheduled.dispose() }
    }

    func update(_ pending: Pending) -> Bool {
        // The replaced value is released outside the lock.
        let replaced: Pending? = lock.withLock {
            defer { if self.pending != nil { self.pending = pending } }
            return self.pending
        }
        return replaced != nil
    }

    /// Cancels the timer, or only its start `number`.
    @discardableResult func cancel(_ number: Int? = nil) -> Pending? {
        let taken: (pending: Pending?, scheduled: (any Disposable)?) = lock.withLock {
            guard number ?? self.number == self.number else { return (nil, nil) }
            defer { (pending, scheduled) = (nil, nil) }
            return (pending, scheduled)
        }
        taken.scheduled?.dispose()
        return taken.pending
    }

    override func run() {
        lock.withLock { isClosed = true }
        cancel()
    }
}
