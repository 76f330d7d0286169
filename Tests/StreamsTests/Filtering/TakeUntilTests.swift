import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct TakeUntilTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(240, 3), .completed(250)])
    }

    @Test func anElementOfTheOtherEndsIt() {
        let xs = numbers()
        let other = scheduler.createHotObservable([.next(230, 0), .next(235, 0), .completed(245)])
        let result = scheduler.start { xs.take(until: other) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
        #expect(other.subscriptions == [Subscription(200, 230)])
    }

    @Test func theOtherIsSubscribedToFirst() {
        let log = Recorder<String>()
        let xs = Observable<Int>.never().do(onSubscribe: { log.record("source") })
        let other = Observable<Int>.never().do(onSubscribe: { log.record("other") })
        _ = xs.take(until: other).subscribe()
        #expect(log.values == ["other", "source"])
    }

    @Test func synchronousSources() {
        #expect(
            Observable.of(1, 2).take(until: Observable<Int>.never()).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(Observable.of(1, 2).take(until: Observable.just(0)).eventsAtOnce == [.completed])
        #expect(Observable.just(1).take(until: Observable<Int>.empty()).eventsAtOnce == [.next(1), .completed])
        #expect(
            Observable.just(1).take(until: Observable<Int>.error(TestError.first)).eventsAtOnce == [
                .error(TestError.first)
            ])
        #expect(Observable.of(1, 2, 3).take(until: Observable<Int>.never()).eventsAtOnce(disposingAt: 2).count == 2)
    }

    @Test func theSourceIsNotSubscribedToIfTheOtherSendsAtOnce() {
        let log = Recorder<String>()
        let xs = Observable<Int>.never().do(onSubscribe: { log.record("source") })
        #expect(xs.take(until: Observable.just(0)).eventsAtOnce == [.completed])
        #expect(log.values.isEmpty)
    }

    @Test func theOtherMaySendFromInsideAnElementAndIsReleasedAtOnce() {
        let xs = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = xs.take(until: other).subscribe { event in
            log.record("\(event)")
            other.onNext(0)
            log.record(other.hasObservers ? "observed" : "released")
        }
        xs.onNext(1)
        xs.onNext(2)
        #expect(log.values == ["next(1)", "released", "completed", "released"])
        #expect(!xs.hasObservers && !other.hasObservers)
    }
}
