import Dispatch
import Synchronization
import TestSupport
import Testing

@Suite(.noLeaks) struct SerialDispatchQueueSchedulerTests {
    private static let key = DispatchSpecificKey<Int>()

    let done = DispatchSemaphore(value: 0)

    @Test func workIsDoneInOrderOneAtATimeEvenOnAConcurrentQueue() {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let log = Recorder<Int>()
        let inside = Counter()
        for number in 0..<2_000 {
            scheduler.submit { [done] in
                if inside.increment() == number + 1 { log.record(number) }
                if number == 1_999 { done.signal() }
            }
        }
        #expect(done.arrives())
        #expect(log.values == Array(0..<2_000))
    }

    @Test func jobsOfSeveralThreadsDoNotOverlap() {
        final class Shared: Sendable {
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
            let count = Atomic<Int>(0)
            let left = DispatchSemaphore(value: 0)
        }
        let send: @Sendable (Shared) -> Void = { shared in
            for _ in 0..<1_000 {
                shared.scheduler.submit {
                    // Two steps on purpose: jobs that overlap lose counts.
                    shared.count.store(shared.count.load(ordering: .relaxed) + 1, ordering: .relaxed)
                    shared.left.signal()
                }
            }
        }
        race(rounds: 1, on: Shared.init, [send, send]) { shared in
            for _ in 0..<2_000 { #expect(shared.left.arrives()) }
            #expect(shared.count.load(ordering: .relaxed) == 2_000)
        }
    }

    @Test func workRunsOnTheGivenQueue() {
        let queue = DispatchQueue(label: "test", attributes: .concurrent)
        queue.setSpecific(key: Self.key, value: 1)
        check(SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial"))
    }

    @Test func itsOwnQueueCanBeConfigured() {
        check(
            SerialDispatchQueueScheduler(
                internalSerialQueueName: "test",
                serialQueueConfiguration: { queue in
                    #expect(queue.label == "test")
                    queue.setSpecific(key: Self.key, value: 1)
                }))
    }

    private func check(_ scheduler: SerialDispatchQueueScheduler) {
        let values = Recorder<Int?>()
        scheduler.submit { [done] in
            values.record(DispatchQueue.getSpecific(key: Self.key))
            done.signal()
        }
        #expect(done.arrives())
        #expect(values.values == [1])
    }
}
