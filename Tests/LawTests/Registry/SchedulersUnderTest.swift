import Dispatch
import TestSupport

extension Registry {
    /// The serial schedulers.
    static let schedulers = [
        SchedulerUnderTest("CurrentThreadScheduler") { (CurrentThreadScheduler.instance, {}) },
        SchedulerUnderTest("MainScheduler") { (MainScheduler(), Main.settle) },
        SchedulerUnderTest("SerialDispatchQueueScheduler") {
            let queue = DispatchQueue(label: "law")
            let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "law")
            // Twice: the work itself may only be beginning, and the work that it has scheduled follows.
            return (scheduler, { for _ in 1...2 { await settle(scheduler) } })
        },
        SchedulerUnderTest("ClockScheduler") {
            let scheduler = ClockScheduler(ContinuousClock())
            return (scheduler, { for _ in 1...2 { await settle(scheduler) } })
        },
        SchedulerUnderTest("HistoricalScheduler") {
            let scheduler = HistoricalScheduler()
            return (scheduler, { scheduler.start() })
        },
        SchedulerUnderTest("VirtualTimeScheduler") {
            let scheduler = TestScheduler(initialClock: 0)
            return (scheduler, { scheduler.start() })
        },
    ]

    /// The schedulers that may run several pieces of work concurrently, or synchronously.
    static let concurrentSchedulers: Set = ["ConcurrentDispatchQueueScheduler", "ConcurrentMainScheduler"]

    private static func settle(_ scheduler: any ImmediateSchedulerType) async {
        await withCheckedContinuation { done in
            _ = scheduler.schedule(()) {
                done.resume()
                return Disposables.create()
            }
        }
    }
}
