import Dispatch

/// A scheduler that runs work on a concurrent dispatch queue, never inside the call that schedules it.
///
/// Operators serialize the events of each sequence on it.
public final class ConcurrentDispatchQueueScheduler: DispatchQueueScheduler, @unchecked Sendable {
    /// Creates a scheduler on `queue`.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        super.init(QueueTimer(queue, isSerial: false, leeway: leeway))
    }

    /// Creates a scheduler on a concurrent queue of a quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "streams.concurrent", qos: qos, attributes: .concurrent), leeway: leeway)
    }
}
