import Dispatch

/// Runs work on a concurrent dispatch queue, never inside the call that schedules it.
///
/// Operators keep the events of one sequence serial on it.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
    let work: DispatchWork

    /// A scheduler on `queue`.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        work = DispatchWork(queue: queue, isSerial: false, leeway: leeway)
    }

    /// A scheduler on a concurrent queue of a quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "streams.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
    }

    /// The time of day.
    public var now: RxTime { work.now }

    /// The uptime of the system, in seconds, which does not change when the clock is set.
    public var monotonicTime: Double { work.monotonicTime }

    /// Runs `action` on the queue.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        work.schedule(state, action: action)
    }

    /// Runs `action` on the queue after `dueTime`.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        work.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs `action` on the queue after `startAfter` and then every `period`.
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        work.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
