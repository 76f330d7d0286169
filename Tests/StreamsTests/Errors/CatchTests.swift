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
        let (subscription, token) = WeakToken.passed { token in
            failing.holding(token).catch { _ in
                token.touch()
                return fallback
            }.subscribe()
        }
        #expect(!token.isReleased)
        failing.onError(TestError.first)
        #expect(token.isReleased)
        #expect(fallback.hasObservers)
        subscription.dispose()
        #expect(!fallback.hasObservers)
    }
}
