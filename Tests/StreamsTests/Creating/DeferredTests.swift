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

    @Test func aThrowInTheFactoryBecomesAFailureAtOnce() {
        let result = scheduler.start { Observable<Int>.deferred { throw TestError.first } }
        #expect(result.events == [.error(200, TestError.first)])
    }

    @Test func disposingDisposesTheSequenceMade() {
        let xs = scheduler.createColdObservable([.next(10, 1), .next(20, 2)])
        let result = scheduler.start(disposed: 215) { Observable.deferred { xs.asObservable() } }
        #expect(result.events == [.next(210, 1)])
        #expect(xs.subscriptions == [Subscription(200, 215)])
    }

    @Test func disposingFromInsideAnElementIsTheEnd() {
        let log = Recorder<Int>()
        let subject = PublishSubject<Int>()
        let subscription = SerialDisposable()
        subscription.disposable = Observable<Int>.deferred { subject }.subscribe(onNext: { element in
            log.record(element)
            subscription.dispose()
        })
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.values == [1])
        #expect(!subject.hasObservers)
    }

    @Test func aLiveSubscriptionDoesNotKeepTheFactory() {
        weak var token: Token?
        let subject = PublishSubject<Int>()
        let subscription: any Disposable
        do {
            let strong = Token()
            token = strong
            subscription = Observable<Int>.deferred { [strong] in
                _ = strong
                return subject
            }.subscribe()
        }
        #expect(token == nil)
        #expect(subject.hasObservers)
        subscription.dispose()
    }
}
