/// A mock of the main queue that reports its work, and does not run it, on another thread.
struct MainQueueMock: SchedulerType {
    private let scheduler: any SchedulerType
    private let misuse: MisuseReporter

    init(_ scheduler: any SchedulerType) {
        self.scheduler = scheduler
        misuse = (scheduler as? any MisuseReporting)?.misuse ?? MisuseReporter()
    }

    var now: RxTime { scheduler.now }

    var monotonicTime: Double { scheduler.monotonicTime }

    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduler.schedule(state) { [misuse] state in
            Self.isOnMainQueue(misuse) ? action(state) : Disposables.create()
        }
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduler.scheduleRelative(state, dueTime: dueTime) { [misuse] state in
            Self.isOnMainQueue(misuse) ? action(state) : Disposables.create()
        }
    }

    func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        scheduler.schedulePeriodic(state, startAfter: startAfter, period: period) { [misuse] state in
            Self.isOnMainQueue(misuse) ? action(state) : state
        }
    }

    private static func isOnMainQueue(_ misuse: MisuseReporter) -> Bool {
        if MainQueue.isCurrent { return true }
        misuse(
            """
            The scheduler given to SharingScheduler.mock ran work of a Driver or Signal on a thread other than the main \
            thread, where it has no effect. Start the scheduler on the main actor.
            """)
        return false
    }
}
