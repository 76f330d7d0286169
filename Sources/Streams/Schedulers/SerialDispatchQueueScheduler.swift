import Dispatch

/// Runs work on a serial dispatch queue: one job at a time, in order, never inside the call that schedules it.
///
/// Sendable by contract: immutable; `MainScheduler` adds atomic state, and a flag that only the main queue touches.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    let work: DispatchWork

    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        work = DispatchWork(queue: serialQueue, isSerial: true, leeway: leeway)
    }

    /// A scheduler with a serial queue of its own.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: the label of the queue.
    ///   - serialQueueConfiguration: called with the queue before it is used.
    ///   - leeway: how late a timer may fire.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// A scheduler whose serial queue runs on the global queue of a quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "streams.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
    }

    /// A scheduler whose serial queue runs on `queue`, which may be concurrent.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
    }

    /// The time of day.
    public final var now: RxTime { work.now }

    /// The uptime of the system, in seconds, which does not change when the clock is set.
    public final var monotonicTime: Double { work.monotonicTime }

    /// Runs `action` on the queue.
    public final func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleInternal(state, action: action)
    }

    func scheduleInternal<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        work.schedule(state, action: action)
    }

    /// Runs `action` on the queue after `dueTime`.
    public final func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        work.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs `action` on the queue after `startAfter` and then every `period`.
    public final func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        work.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
