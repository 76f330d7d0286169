/// A mock of the main queue that traps if its work runs on another thread.
struct MainQueueMock: SchedulerType {
    private let scheduler: any SchedulerType

    init(_ scheduler: any SchedulerType) { self.scheduler = scheduler }

    var now: RxTime { scheduler.now }

    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduler.schedule(state) { state in
            Self.check()
            return action(state)
        }
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduler.scheduleRelative(state, dueTime: dueTime) { state in
            Self.check()
            return action(state)
        }
    }

    func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        scheduler.schedulePeriodic(state, startAfter: startAfter, period: period) { state in
            Self.check()
            return action(state)
        }
    }

    private static func check() {
        precondition(
            MainQueue.isCurrent,
            """
            The scheduler given to SharingScheduler.mock runs work of a Driver or Signal on a thread other than the main \
            thread. Start it on the main thread.
            """)
    }
}
