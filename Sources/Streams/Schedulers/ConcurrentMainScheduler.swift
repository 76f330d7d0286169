/// Runs work on the main queue: at once whenever the caller is on it, otherwise later.
///
/// For `subscribe(on:)`, where nested work must not wait for the work around it.
public final class ConcurrentMainScheduler: SchedulerType {
    /// The scheduler.
    public static let instance = ConcurrentMainScheduler()

    private let work = DispatchWork(queue: .main, isSerial: true, leeway: .nanoseconds(0))

    private init() {}

    /// The time of day.
    public var now: RxTime { work.now }

    /// The uptime of the system, in seconds, which does not change when the clock is set.
    public var monotonicTime: Double { work.monotonicTime }

    /// Runs `action` at once on the main queue, or later when the caller is elsewhere.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        MainQueue.isCurrent ? action(state) : work.schedule(state, action: action)
    }

    /// Runs `action` on the main queue after `dueTime`.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        work.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs `action` on the main queue after `startAfter` and then every `period`.
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        work.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
