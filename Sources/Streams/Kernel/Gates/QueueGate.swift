/// The gate of a queue that an operator empties.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class QueueGate: ProducerGate, @unchecked Sendable {
    @exclusivity(unchecked) private final var count = 0
    private let needsOtherElements: Bool

    /// - Parameter needsOthers: Whether the queue is emptied by elements, or the end, of a sequence, and not by time.
    @usableFromInline init(above next: ProducerGate, needsOthers: Bool) {
        needsOtherElements = needsOthers
        super.init(above: next)
    }

    override var needsOthers: Bool { needsOtherElements }

    /// Returns nil if the queue has no limit, since no consumer below makes producers wait.
    @usableFromInline static func above(_ next: ProducerGate?, needsOthers: Bool = true) -> QueueGate? {
        if let next, next.isExact { QueueGate(above: next, needsOthers: needsOthers) } else { nil }
    }

    /// Counts an element that the operator has queued.
    @usableFromInline func add() {
        let (isFull, excess) = lock.withLock {
            count += 1
            if isClosed { return (false, 0) }
            if count >= capacity { self.isFull = true }
            return (self.isFull, count - ProducerGate.limit(beyond: capacity))
        }
        if excess > 0, !AwaitedDelivery.mayExceedLimit(of: self, by: excess) {
            overflow()
        } else if isFull {
            Trampoline.current.interrupt()
        }
    }

    /// Uncounts elements that the operator has taken from its queue.
    @usableFromInline func remove(_ taken: Int = 1) {
        let opened = lock.withLock {
            count -= taken
            return isFull && count <= capacity / 2 ? open() : nil
        }
        opened?.tell()
    }
}
