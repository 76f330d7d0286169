import Foundation
import Streams

/// Runs work as operations of a queue, never inside the call that schedules it.
///
/// The queue decides how many operations run concurrently. Operators serialize the events of a sequence on it.
/// `cancelAllOperations()` of the queue does not cancel work: dispose the subscription instead.
///
///     let queue = OperationQueue()
///     queue.maxConcurrentOperationCount = 2
///     let scheduler = OperationQueueScheduler(operationQueue: queue)
///     _ = Observable.of(1, 2).observe(on: scheduler)
public final class OperationQueueScheduler: ImmediateSchedulerType {
    /// The queue that runs the work.
    public let operationQueue: OperationQueue

    /// The priority of the operations.
    public let queuePriority: Operation.QueuePriority

    /// Creates a scheduler that uses `operationQueue`.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Adds `action` to the queue.
    @preconcurrency public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        // The queue keeps a disposed operation until its turn, but not what the work retains.
        let work = ScheduledWork { action(state) }
        let operation = WorkOperation(work)
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return work
    }
}

/// An operation that only the disposal of its work cancels.
///
/// An operator that has scheduled its work waits for it, and would deliver nothing more if the queue skipped the operation.
///
/// Sendable by contract: as its superclass is, and the work is constant.
private final class WorkOperation: Operation, @unchecked Sendable {
    private let work: ScheduledWork

    init(_ work: ScheduledWork) { self.work = work }

    override func main() { work.run() }

    override func cancel() {}
}
