/// A scheduler that can run the same work several times, without an allocation each time.
protocol WorkScheduler: AnyObject, Sendable {
    /// Whether work can be due at the same time as other work, whose order of scheduling then counts.
    var hasEqualTimes: Bool { get }

    /// Runs `work` after `dueTime`, or abandons it if it is never due.
    func start(_ work: ScheduledWork, after dueTime: RxTimeInterval)

    /// Returns the shortest period that advances the clock, and is not shorter than `period`.
    func advancing(_ period: RxTimeInterval) -> RxTimeInterval
}

extension WorkScheduler {
    /// Runs `action` after `startAfter` and then again and again, each time with the state that the last run returned.
    ///
    /// - Parameter restart: starts the work of the next run; called at the beginning of each.
    func startTicks<State: Sendable>(
        _ state: State, startAfter: RxTimeInterval, restart: @escaping (ScheduledWork) -> Void,
        action: @escaping @Sendable (State) -> State
    ) -> any Disposable {
        let ticks = Ticks(PeriodicWork(state, action), restart)
        let work = ScheduledWork(reusable: ticks.tick, onAbandon: {})
        ticks.work = work
        start(work, after: startAfter.delay)
        // Without the action, which only the scheduled work retains: not longer than until the last tick.
        return Disposables.create { [weak work, weak action = ticks.action] in
            action?.dispose()
            work?.dispose()
        }
    }
}

/// The ticks of periodic work: one work item, which each of them starts again.
private final class Ticks {
    let action: PeriodicWork
    /// Retained by the scheduler until it is due, and by the call that runs it.
    @exclusivity(unchecked) final weak var work: ScheduledWork?
    private let restart: (ScheduledWork) -> Void

    init(_ action: PeriodicWork, _ restart: @escaping (ScheduledWork) -> Void) {
        self.action = action
        self.restart = restart
    }

    func tick() -> any Disposable {
        if let work { restart(work) }
        action.tick()
        return Disposables.create()
    }
}
