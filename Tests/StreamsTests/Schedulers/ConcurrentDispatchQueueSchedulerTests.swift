import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) struct ConcurrentDispatchQueueSchedulerTests {
    let done = DispatchSemaphore(value: 0)

    @Test func jobsMayRunAtTheSameTime() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let first = DispatchSemaphore(value: 0)
        let second = DispatchSemaphore(value: 0)
        // Each waits for the other.
        for (mine, other) in [(first, second), (second, first)] {
            scheduler.submit { [done] in
                mine.signal()
                if other.arrives() { done.signal() }
            }
        }
        #expect(done.arrives())
        #expect(done.arrives())
    }

    @Test func theElementsOfASequenceStayInOrder() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
        let log = Recorder<Int>()
        _ = Observable.range(start: 0, count: 1_000, scheduler: scheduler).subscribe(
            onNext: log.record, onCompleted: { [done] in done.signal() })
        #expect(done.arrives())
        #expect(log.values == Array(0..<1_000))
    }
}
