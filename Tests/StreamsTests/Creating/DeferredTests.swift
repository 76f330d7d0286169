import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct DeferredTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func theFactoryRunsOnceForEachSubscription() {
        let calls = Counter()
        let source = Observable<Int>.deferred { .just(calls.increment()) }
        #expect(calls.value == 0)
        let observer = scheduler.createObserver(Int.self)
        _ = source.subscribe(observer)
        _ = source.subscribe(observer)
        #expect(observer.events == [.next(0, 1), .completed(0), .next(0, 2), .completed(0)])
    }

    @Test(arguments: [Event<Int>.completed, .error(TestError.first)])
    func theEventsAreThoseOfTheSequenceMade(stop: Event<Int>) {
        let xs = scheduler.createColdObservable([.next(10, 1), Recorded(time: 20, value: stop)])
        let result = scheduler.start { Observable.deferred { xs.asObservable() } }
        #expect(result.events == [.next(210, 1), Recorded(time: 220, value: stop)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }
}
