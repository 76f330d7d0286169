import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

/// How to make a public scheduler, and how to let it do its work.
struct SchedulerRecipe: Sendable, CustomTestStringConvertible {
    /// The name of its type.
    let testDescription: String
    /// Makes it, and what returns when everything it was given has been done.
    let make: @MainActor @Sendable () -> (any ImmediateSchedulerType, @MainActor () async -> Void)

    private init(
        _ name: String,
        _ make: @escaping @MainActor @Sendable () -> (any ImmediateSchedulerType, @MainActor () async -> Void)
    ) {
        testDescription = name
        self.make = make
    }

    /// Those that do one piece of work after another.
    static let serial = [
        SchedulerRecipe("CurrentThreadScheduler") { (CurrentThreadScheduler.instance, {}) },
        SchedulerRecipe("MainScheduler") { (MainScheduler(), Main.settle) },
        SchedulerRecipe("SerialDispatchQueueScheduler") {
            let queue = DispatchQueue(label: "law")
            let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "law")
            // The work itself may only be beginning; then what it gave is done, too.
            return (scheduler, { for _ in 1...2 { await settle(scheduler) } })
        },
        SchedulerRecipe("HistoricalScheduler") {
            let scheduler = HistoricalScheduler()
            return (scheduler, { scheduler.start() })
        },
        SchedulerRecipe("VirtualTimeScheduler") {
            let scheduler = TestScheduler(initialClock: 0)
            return (scheduler, { scheduler.start() })
        },
    ]

    /// Those that may do several pieces at the same time, or at once where they are asked.
    static let concurrent: Set = ["ConcurrentDispatchQueueScheduler", "ConcurrentMainScheduler"]

    private static func settle(_ scheduler: any ImmediateSchedulerType) async {
        await withCheckedContinuation { done in
            _ = scheduler.schedule(()) {
                done.resume()
                return Disposables.create()
            }
        }
    }
}
