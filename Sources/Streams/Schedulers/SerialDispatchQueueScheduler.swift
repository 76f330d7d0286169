import Dispatch

/// A scheduler that runs work on a serial dispatch queue: one job at a time, in order, never inside the call that schedules it.
public class SerialDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
    override init(_ timer: QueueTimer) { super.init(timer) }

    /// Creates a scheduler with a new serial queue.
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
        self.init(QueueTimer(queue, isSerial: true, leeway: leeway))
    }

    /// Creates a scheduler whose serial queue runs on the global queue of a quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "streams.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
    }

    /// Creates a scheduler whose serial queue runs on `queue`, which may be concurrent.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName, target: queue)
        self.init(QueueTimer(queue, isSerial: true, leeway: leeway))
    }
}
