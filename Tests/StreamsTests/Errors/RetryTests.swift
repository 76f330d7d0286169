import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct RetryTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func theSourceIsSubscribedToAgainAtTheTickOfItsError() {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.first)])
        let result = scheduler.start(disposed: 255) { source.retry() }
        #expect(result.events == [.next(210, 1), .next(230, 1), .next(250, 1)])
        #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240), Subscription(240, 255)])
    }

    @Test(arguments: 1...3) func theCountIsThatOfAllAttempts(_ count: Int) {
        let source = scheduler.createColdObservable([.next(5, 1), .error(10, TestError.first)])
        let result = scheduler.start { source.retry(count) }
        let starts = (0..<count).map { 200 + 10 * $0 }
        let elements = starts.map { Recorded<Event<Int>>.next($0 + 5, 1) }
        #expect(result.events == elements + [.error(200 + 10 * count, TestError.first)])
        #expect(source.subscriptions == starts.map { Subscription($0, $0 + 10) })
    }

    @Test func noAttemptAtAllCompletesWithoutSubscribing() {
        let source = scheduler.createColdObservable([Recorded<Event<Int>>.error(10, TestError.first)])
        let result = scheduler.start { source.retry(0) }
        #expect(result.events == [.completed(200)])
        #expect(source.subscriptions == [])
    }

    @Test func aLaterAttemptMayComplete() {
        let attempts = Recorder<String>()
        let disposals = Recorder<String>()
        let source = Observable<Int>.create { observer in
            attempts.record("attempt")
            let number = attempts.values.count
            observer.onNext(number)
            observer.on(number == 3 ? .completed : .error(TestError.first))
            return Disposables.create { disposals.record("attempt") }
        }
        #expect(source.retry(9).eventsAtOnce == [.next(1), .next(2), .next(3), .completed])
        #expect(attempts.values.count == 3)
        #expect(disposals.values.count == 3)
    }

    @Test func endlessSynchronousAttemptsAreStoppedByWhoeverListens() {
        let log = Recorder<String>()
        let source = Observable.just(1).concat(Observable.error(TestError.first))
            .do(onSubscribe: { log.record("attempt") })
        #expect(source.retry().take(3).eventsAtOnce == [.next(1), .next(1), .next(1), .completed])
        #expect(log.values.count == 3)
    }
}
