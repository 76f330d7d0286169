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
    ///
    /// Work that is already scheduled serves a later start, too: when it runs, it schedules itself again for the time that
    /// is left. So a timer that every element starts again costs an element neither an allocation nor a system call.
    final func startTimer(_ pending: Pending, after dueTime: RxTimeInterval? = nil) {
        let dueTime = dueTime ?? self.dueTime
        if let number = timer.start(pending, at: scheduler.monotonicTime + dueTime.seconds) {
            schedule(number, after: dueTime)
        }
    }

    private func schedule(_ number: Int, after dueTime: RxTimeInterval) {
        let scheduled = scheduler.scheduleRelative(number, dueTime: dueTime) { [self] number in
            run { [self] in fire(number) }
            return Disposables.create()
        }
        timer.set(scheduled, for: number)
    }

    private func fire(_ number: Int) {
        switch timer.fire(number) {
        case .idle: break
        case .due(let pending): timerFired(pending)
        case .restarted(let number, let deadline):
            // Not longer than `dueTime`, if a client's clock has been set back.
            let left = min(max(deadline - scheduler.monotonicTime, 0), dueTime.seconds)
            schedule(number, after: RxTimeInterval(seconds: left))
        }
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
    enum Firing {
        /// The timer is not pending, or other work is scheduled for it.
        case idle
        case due(Pending)
        /// The timer has been started again since the work was scheduled: it has to be scheduled with this number.
        case restarted(Int, deadline: Double)
    }

    private let lock = Lock()
    @exclusivity(unchecked) private var pending: Pending?
    /// The `monotonicTime` at which the timer has to fire.
    @exclusivity(unchecked) private var deadline = 0.0
    /// The `monotonicTime` at which the scheduled work runs; nil if there is none.
    @exclusivity(unchecked) private var scheduledTime: Double?
    @exclusivity(unchecked) private var scheduled: (any Disposable)?
    /// The number of the work that was scheduled last; earlier work has no effect.
    @exclusivity(unchecked) private var number = 0
    @exclusivity(unchecked) private var isClosed = false

    var isPending: Bool { lock.withLock { pending != nil } }

    /// Returns the number of the work to schedule; nil if the scheduled work serves, or after disposal.
    func start(_ pending: Pending, at deadline: Double) -> Int? {
        // Replaced values are released outside the lock, here and below.
        var pending: Pending? = pending
        var unused: (any Disposable)?
        let number: Int? = lock.withLock {
            if isClosed { return nil }
            swap(&self.pending, &pending)
            self.deadline = deadline
            // For the same time the order of the scheduler counts: after the work that was scheduled since.
            if let scheduledTime, scheduledTime < deadline || deadline == .infinity { return nil }
            swap(&scheduled, &unused)
            return schedule()
        }
        unused?.dispose()
        return number
    }

    private func schedule() -> Int {
        scheduledTime = deadline
        number += 1
        return number
    }

    /// Disposes `scheduled` if the work has run, or was cancelled, while it was scheduled.
    func set(_ scheduled: any Disposable, for number: Int) {
        let isScheduled = lock.withLock {
            guard scheduledTime != nil, number == self.number else { return false }
            self.scheduled = scheduled
            return true
        }
        if !isScheduled { scheduled.dispose() }
    }

    /// Handles the run of the scheduled work.
    func fire(_ number: Int) -> Firing {
        var fired: Pending?
        var unused: (any Disposable)?
        let next: (number: Int, deadline: Double)? = lock.withLock {
            guard number == self.number, let runTime = scheduledTime else { return nil }
            scheduledTime = nil
            swap(&scheduled, &unused)
            if pending != nil, deadline > runTime { return (schedule(), deadline) }
            swap(&pending, &fired)
            return nil
        }
        withExtendedLifetime(unused) {}
        if let next { return .restarted(next.number, deadline: next.deadline) }
        return fired.map { .due($0) } ?? .idle
    }

    /// Replaces the value; false if the timer is not pending.
    func update(_ pending: Pending) -> Bool {
        var pending: Pending? = pending
        return lock.withLock {
            if self.pending == nil { return false }
            swap(&self.pending, &pending)
            return true
        }
    }

    func cancel() -> Pending? {
        var taken: Pending?
        var unused: (any Disposable)?
        lock.withLock {
            swap(&pending, &taken)
            swap(&scheduled, &unused)
            scheduledTime = nil
        }
        unused?.dispose()
        return taken
    }

    override func run() {
        lock.withLock { isClosed = true }
        _ = cancel()
    }
}
