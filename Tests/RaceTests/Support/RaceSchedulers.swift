import Dispatch
import TestSupport

/// Where the operators with a scheduler run in one round.
final class RaceSchedulers: Sendable {
    /// Fired by a thread of the race.
    let clock = ManualScheduler()
    private let waits = Lock<[@Sendable () -> Void]>([])

    /// A queue for one at a time.
    func serialQueue() -> SerialDispatchQueueScheduler {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        waits.withLock { waits in
            waits.append {
                // A turn that takes long continues in another work item, of which a race needs a few.
                for _ in 0..<10 {
                    let isDone = DispatchSemaphore(value: 0)
                    _ = scheduler.schedule(()) {
                        isDone.signal()
                        return Disposables.create()
                    }
                    isDone.wait()
                }
            }
        }
        return scheduler
    }

    /// A queue for several at a time.
    func concurrentQueue() -> ConcurrentDispatchQueueScheduler {
        let queue = DispatchQueue(label: "race", attributes: .concurrent)
        waits.withLock { $0.append { for _ in 0..<10 { queue.sync(flags: .barrier) {} } } }
        return ConcurrentDispatchQueueScheduler(queue: queue)
    }

    /// Waits until nothing is left to run.
    func settle() {
        if canExploreInterleavings { settleInterleaving() } else { settleQueues() }
        // What does not come to rest is seen by the race.
        var left = 100
        while !clock.dueTimes.isEmpty, left > 0 {
            clock.runAll()
            left -= 1
        }
    }

    private func settleQueues() {
        for wait in waits.withLock({ $0 }) { wait() }
    }
}
