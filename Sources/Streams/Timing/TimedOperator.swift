/// The state of an operator with one timer, apart from its elements.
///
/// Not generic, and without methods to override: the method table of a generic class refers to code for any type, which is
/// slow. So the operators are final classes that add elements, and the closure that handles the timer is made by them.
///
/// Events are serialized. A serializer that hands off its backlog does so to the scheduler of the timer.
@usableFromInline class TimedOperator: Serializer, @unchecked Sendable {
    @usableFromInline final let lifetime: Lifetime
    @usableFromInline final let timer: RestartableTimer

    /// - Parameters:
    ///   - chain: the lifetime of the observer.
    ///   - upstream: the lifetime of source and timer, if it can be longer than `chain`.
    @usableFromInline init(
        _ chain: Lifetime, _ dueTime: RxTimeInterval, _ scheduler: TimerScheduler, upstream: Lifetime? = nil
    ) {
        lifetime = upstream ?? Lifetime(within: chain)
        timer = RestartableTimer(dueTime.delay, scheduler)
        super.init()
        (upstream ?? chain).add(timer)
    }

    /// Releases the source and calls `attach`, which continues the chain: nothing of the operator remains there.
    ///
    /// The timer is closed afterwards, since its work may be the task in which this call takes place.
    @usableFromInline final func leave(_ chain: Lifetime, _ attach: () -> Void) {
        lifetime.dispose()
        let hasLeft = chain.removeIfNewest(timer)
        if hasLeft { chain.removeIfNewest(lifetime) }
        attach()
        if hasLeft { timer.run() }
    }

    /// Not to a client's scheduler, which is not known to begin work after the call.
    final override func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool {
        guard let scheduler = timer.scheduler.dispatch else { return false }
        scheduler.async(drain)
        return true
    }
}

/// The reason for which a pending timer calls its operator.
@usableFromInline enum TimerSignal {
    /// The scheduled work runs. The operator calls `fire` inside its serializer.
    case alarm
    /// The chain was disposed. The operator releases what the timer was pending with.
    case disposed
}

/// The scheduler of a timed operator; whether it can run the same work again is determined once, since casts are slow.
@usableFromInline final class TimerScheduler: Sendable {
    let base: any SchedulerType
    /// The scheduler if one of its work items may deliver many events.
    @usableFromInline let dispatch: DispatchQueueScheduler?
    private let reusing: (any WorkScheduler)?
    /// Whether work that is scheduled for an earlier time serves a later one, too: scheduled again at the earlier time, it
    /// would run after work for the same time that was scheduled before that.
    let extendsWork: Bool

    @usableFromInline init(_ scheduler: any SchedulerType) {
        base = scheduler
        dispatch = scheduler as? DispatchQueueScheduler
        let reusing = dispatch ?? scheduler as? any WorkScheduler
        self.reusing = reusing
        // The clock of a client's scheduler may be virtual.
        extendsWork = reusing.map { !$0.hasEqualTimes } ?? false
    }

    /// Returns the shortest time span that advances the clock, and is not shorter than `timeSpan`.
    @usableFromInline func advancing(_ timeSpan: RxTimeInterval) -> RxTimeInterval {
        reusing?.advancing(timeSpan) ?? timeSpan.period
    }

    func start(_ work: ScheduledWork, after dueTime: RxTimeInterval) {
        if let reusing { return reusing.start(work, after: dueTime) }
        // Before the call, in which a client's scheduler may run the work, and the work start again.
        let scheduled = SingleAssignmentDisposable()
        work.keep(scheduled)
        scheduled.setDisposable(
            base.scheduleRelative(work, dueTime: dueTime) { work in
                work.run()
                return Disposables.create()
            })
    }
}
