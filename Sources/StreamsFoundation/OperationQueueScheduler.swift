import Foundation
import Streams

/// Runs work as operations of a queue, never inside the call that schedules it.
///
/// How many run at a time is up to the queue. Operators keep the events of one sequence serial on it.
///
///     let queue = OperationQueue()
///     queue.maxConcurrentOperationCount = 2
///     let scheduler = OperationQueueScheduler(operationQueue: queue)
///     _ = Observable.of(1, 2).observe(on: scheduler)
public final class OperationQueueScheduler: ImmediateSchedulerType {
    /// The queue that the work is added to.
    public let operationQueue: OperationQueue

    /// The priority of the work among the operations that wait.
    public let queuePriority: Operation.QueuePriority

    /// A scheduler on `operationQueue`.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Adds `action` to the queue.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let scheduled = SingleAssignmentDisposable()
        let operation = BlockOperation {
            if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
        }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return scheduled
    }
}
