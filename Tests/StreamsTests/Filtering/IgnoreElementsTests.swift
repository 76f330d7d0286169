import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct IgnoreElementsTests {
    @Test func onlyTheEndPasses() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
        #expect(scheduler.start { xs.ignoreElements() }.events == [.completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func theElementTypeIsNever() {
        let completable: Completable = Observable.of(1).ignoreElements().asCompletable()
        #expect(completable.eventsAtOnce.count == 1)
        #expect(Observable<Int>.empty().ignoreElements().eventsAtOnce.map(\.isCompleted) == [true])
    }
}
