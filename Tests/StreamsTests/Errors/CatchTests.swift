import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct CatchTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func theSequenceOfTheHandlerFollowsAtTheTickOfTheError() {
        let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first), .next(230, 9)])
        let fallback = scheduler.createColdObservable([.next(10, 2), .completed(20)])
        let result = scheduler.start { source.catch { _ in fallback.asObservable() } }
        #expect(result.events == [.next(210, 1), .next(230, 2), .completed(240)])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(fallback.subscriptions == [Subscription(220, 240)])
    }

    @Test func withoutAnErrorTheHandlerIsNotCalled() {
        let log = Recorder<String>()
        let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start {
            source.catch { _ in
                log.record("handled")
                return .just(9)
            }
        }
        #expect(result.events == [.next(210, 1), .completed(220)])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(log.values == [])
    }

    @Test func theHandlerGetsTheErrorOnceAndItsOwnErrorPasses() {
        let log = Recorder<String>()
        let result = Observable<Int>.error(TestError.number(1)).catch { error in
            log.record("\(error)")
            return .error(TestError.number(2))
        }
        #expect(result.eventsAtOnce == [.error(TestError.number(2))])
        #expect(log.values == ["number(1)"])
    }

    @Test func disposalFromInsideTheHandlerIsHeeded() {
        let source = scheduler.createHotObservable([Recorded<Event<Int>>.error(220, TestError.first)])
        let fallback = scheduler.createColdObservable([.next(10, 2)])
        let subscription = SerialDisposable()
        let result = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) {
            subscription.disposable = source.catch { _ in
                subscription.dispose()
                return fallback.asObservable()
            }.subscribe(result)
        }
        scheduler.start()
        #expect(result.events == [])
        #expect(fallback.subscriptions == [])
    }

    @Test func catchesInARowHandOn() {
        let result = Observable<Int>.error(TestError.number(1))
            .catch { _ in .error(TestError.number(2)) }
            .catch { _ in .of(1, 2) }
        #expect(result.eventsAtOnce == [.next(1), .next(2), .completed])
    }

    @Test func anElementMayStandInForTheError() {
        let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first)])
        let result = scheduler.start { source.catchAndReturn(9) }
        #expect(result.events == [.next(210, 1), .next(220, 9), .completed(220)])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(Observable.of(1).catchAndReturn(9).eventsAtOnce == [.next(1), .completed])
    }

    @Test func theSourceAndTheHandlerAreLetGoOfWhenTheFallbackRuns() {
        let failing = PublishSubject<Int>()
        let fallback = PublishSubject<Int>()
        weak var kept: Token?
        let subscription: any Disposable
        do {
            let token = Token()
            kept = token
            let source = failing.map { element -> Int in
                token.touch()
                return element
            }
            subscription = source.catch { _ in fallback }.subscribe()
        }
        #expect(kept != nil)
        failing.onError(TestError.first)
        #expect(kept == nil)
        #expect(fallback.hasObservers)
        subscription.dispose()
        #expect(!fallback.hasObservers)
    }
}
