import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct TimedOperatorTests {
    /// More elements than one call delivers for other threads.
    private let many = 3_000
    private let queue = SerialDispatchQueueScheduler(qos: .userInitiated)

    /// The number of elements that are delivered before a job of the queue, if the queue receives the job during a
    /// delivery by its timer, and another thread has sent many elements.
    private func deliveredBeforeAJob(_ scheduler: any SchedulerType) -> Int? {
        let subject = PublishSubject<Int>()
        let (delivered, before) = (Recorder<Int>(), Recorder<Int>())
        let (isDelivering, isSent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let chunks = Counter()
        let subscription = subject.buffer(timeSpan: .milliseconds(1), count: 1, scheduler: scheduler)
            .subscribe(onNext: { chunk in
                for element in chunk { delivered.record(element) }
                guard chunks.increment() == 1 else { return }
                isDelivering.signal()
                #expect(isSent.arrives())
            })
        #expect(isDelivering.arrives())
        for element in 1...many { subject.onNext(element) }
        let job = queue.schedule(()) { _ in
            before.record(delivered.values.count)
            return Disposables.create()
        }
        isSent.signal()
        #expect(eventually { delivered.values.count == many && before.values.count == 1 })
        #expect(delivered.values == Array(1...many))
        subscription.dispose()
        job.dispose()
        return before.values.first
    }

    @Test func aTimerHandsOffABacklogToItsQueue() throws {
        let count = try #require(deliveredBeforeAJob(queue))
        #expect(count > 0 && count < many)
    }

    @Test func aTimerOfAClientsSchedulerDeliversTheBacklogItself() {
        #expect(deliveredBeforeAJob(ForwardingScheduler(base: queue)) == many)
    }
}
