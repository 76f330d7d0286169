/// A timer that is pending with state of its operator, such as the element to emit.
///
/// On a dispatch queue, work that is already scheduled serves a later start, too: when it runs, it is scheduled again for
/// the time that is left. So a timer that every element starts again costs an element neither an allocation nor a system
/// call. Any other scheduler receives new work at each start, which keeps the order among what is due at the same time.
///
/// As a teardown it knows the operator only while it is pending, and never if it is never due: it would retain the chain.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class RestartableTimer: Teardown, @unchecked Sendable {
    @usableFromInline let scheduler: TimerScheduler
    private let dueTime: RxTimeInterval
    @usableFromInline let interval: Double
    private let lock = Lock()
    /// Whether the timer is pending; only under the lock.
    @exclusivity(unchecked) @usableFromInline private(set) final var isPending = false
    /// The handler of the operator; nil if the timer is not pending, or never due.
    @exclusivity(unchecked) private var handler: ((TimerSignal) -> Void)?
    /// The time at which the timer has to fire.
    @exclusivity(unchecked) private var deadline = 0.0
    /// The time at which the scheduled work runs; nil if it is not scheduled.
    @exclusivity(unchecked) private var scheduledTime: Double?
    /// The time for which the work was scheduled that has run, until the operator has handled it.
    @exclusivity(unchecked) private var alarmTime: Double?
    @exclusivity(unchecked) private var work: ScheduledWork?
    /// The number of the work; earlier work has no effect.
    @exclusivity(unchecked) private var number = 0
    @exclusivity(unchecked) private var isClosed = false

    init(_ dueTime: RxTimeInterval, _ scheduler: TimerScheduler) {
        self.scheduler = scheduler
        self.dueTime = dueTime
        interval = dueTime.seconds
        super.init()
    }

    @usableFromInline var now: Double { scheduler.base.monotonicTime }

    @usableFromInline func withLock(_ body: () -> Void) { lock.withLock(body) }

    /// Starts the timer, in place of a pending one.
    ///
    /// - Parameters:
    ///   - now: the current time.
    ///   - seconds: the time after which the timer fires; by default that of the operator.
    ///   - handler: the closure of the operator.
    ///   - change: changes the state that the timer is pending with, under the lock and not after disposal; returns false
    ///     if the timer is not to be started.
    @usableFromInline func start(
        at now: Double, after seconds: Double? = nil, _ handler: @escaping (TimerSignal) -> Void,
        if change: () -> Bool = { true }
    ) {
        let deadline = now + (seconds ?? interval)
        var (unused, next): (ScheduledWork?, ScheduledWork?)
        lock.withLock {
            if isClosed || !change() { return }
            isPending = true
            if deadline == .infinity { return }
            if self.handler == nil { self.handler = handler }
            self.deadline = deadline
            if let scheduledTime {
                if scheduler.extendsWork && scheduledTime < deadline { return }
                swap(&work, &unused)
            }
            next = scheduledWork()
        }
        // Outside the lock, here and below.
        unused?.dispose()
        if let next { scheduler.start(next, after: seconds.map { .seconds($0) } ?? dueTime) }
    }

    private func scheduledWork() -> ScheduledWork {
        scheduledTime = deadline
        alarmTime = nil
        if let work { return work }
        number += 1
        let next = ScheduledWork(
            reusable: { [self, number] in
                alarm(number)
                return Disposables.create()
            }, onAbandon: { [self] in abandon() })
        work = next
        return next
    }

    private func alarm(_ number: Int) {
        var handler: ((TimerSignal) -> Void)?
        lock.withLock {
            guard number == self.number, scheduledTime != nil else { return }
            (alarmTime, scheduledTime) = (scheduledTime, nil)
            handler = self.handler
        }
        handler?(.alarm)
    }

    /// Releases the operator: the timer is never due.
    private func abandon() {
        var unused: (((TimerSignal) -> Void)?, ScheduledWork?)
        lock.withLock {
            swap(&handler, &unused.0)
            swap(&work, &unused.1)
            scheduledTime = nil
        }
    }

    /// If the timer is due, calls `change` under the lock and returns true; otherwise schedules the time that is left.
    @discardableResult @usableFromInline func fire(_ change: () -> Void = {}) -> Bool {
        var unused: ((TimerSignal) -> Void)?
        var (next, left): (ScheduledWork?, Double) = (nil, 0)
        lock.withLock {
            guard handler != nil, let alarmTime else { return }
            if deadline > alarmTime {
                next = scheduledWork()
                left = deadline
                return
            }
            self.alarmTime = nil
            isPending = false
            swap(&handler, &unused)
            change()
        }
        if let next {
            // Not longer than the interval, if a client's clock has been set back.
            scheduler.start(next, after: .seconds(min(max(left - now, 0), interval)))
        }
        return unused != nil
    }

    /// Cancels the timer; `change` takes what it was pending with, under the lock.
    @usableFromInline func cancel(_ change: () -> Void = {}) { _ = end(change) }

    @usableFromInline override func run() { end { isClosed = true }?(.disposed) }

    private func end(_ change: () -> Void) -> ((TimerSignal) -> Void)? {
        var (handler, work): (((TimerSignal) -> Void)?, ScheduledWork?) = (nil, nil)
        lock.withLock {
            change()
            isPending = false
            swap(&self.handler, &handler)
            swap(&self.work, &work)
            scheduledTime = nil
        }
        work?.dispose()
        return handler
    }
}
