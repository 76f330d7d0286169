import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct CatchTests {
    private let scheduler = TestScheduler(initialClock: 0)

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
