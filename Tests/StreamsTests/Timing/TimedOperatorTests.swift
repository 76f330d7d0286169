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

    // MARK: Scheduled work

    private static let restarting: [(String, @Sendable (Observable<Int>, any SchedulerType) -> Observable<String>)] = [
        ("debounce", { $0.debounce(.seconds(10), scheduler: $1).map { "\($0)" } }),
        ("timeout", { $0.timeout(.seconds(10), scheduler: $1).filter { _ in false }.map { "\($0)" } }),
        ("buffer", { $0.buffer(timeSpan: .seconds(10), count: 2, scheduler: $1).filter(\.isEmpty).map { "\($0)" } }),
    ]

    @Test(arguments: zip(restarting.indices, ["1000 at 17", "unanswered at 17", "[] at 17"]))
    func elementsThatRestartATimerScheduleNothing(index: Int, last: String) {
        let scheduler = HistoricalScheduler(initialClock: RxTime(timeIntervalSinceReferenceDate: 0))
        let intervals = Recorder<RxTimeInterval>()
        let client = ForwardingScheduler(base: scheduler, onSchedule: { intervals.record($0) })
        let subject = PublishSubject<Int>()
        let events = Recorder<String>()
        let subscription = Self.restarting[index].1(subject, client)
            .catch { _ in .just("unanswered") }
            .subscribe(onNext: { events.record("\($0) at \(Int(scheduler.clock.timeIntervalSinceReferenceDate))") })
        for element in 1...1_000 {
            scheduler.advanceTo(RxTime(timeIntervalSinceReferenceDate: Double(element) / 128))
            subject.onNext(element)
        }
        scheduler.advanceTo(RxTime(timeIntervalSinceReferenceDate: 20))
        subscription.dispose()
        #expect(events.values == [last])
        // At the beginning, again for the time that is left, and once more after the end of a chunk.
        #expect(intervals.values.count <= 4, "\(intervals.values)")
    }
}
