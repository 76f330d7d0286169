import TestSupport
import Testing

@Suite(.noLeaks) struct MergeTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func afterAnErrorAtOnceNoFurtherSourceIsSubscribedTo() {
        let xs = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start { Observable.merge(Observable.error(TestError.first), xs.asObservable()) }
        #expect(result.events == [.error(200, TestError.first)])
        #expect(xs.subscriptions == [])
    }
}
