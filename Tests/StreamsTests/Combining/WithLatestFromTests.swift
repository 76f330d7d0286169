import TestSupport
import Testing

@Suite(.noLeaks) struct WithLatestFromTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func afterAnErrorAtOnceOfTheOtherTheSourceIsNotSubscribedTo() {
        let source = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start { source.withLatestFrom(Observable<Int>.error(TestError.first)) { $0 + $1 } }
        #expect(result.events == [.error(200, TestError.first)])
        #expect(source.subscriptions == [])
    }

    @Test func aThrowWhileAnElementIsDeliveredCutsTheSourceOffAtOnce() {
        let log = Recorder<String>()
        let handle = Handle<Int>()
        let failing = handle.source.map { element -> Int in
            if element > 0 { throw TestError.number(element) }
            return element
        }
        let result = failing.do(onError: { log.record("\($0)") }).withLatestFrom(Observable.just(0)) { $0 + $1 }
        _ = result.subscribe { event in
            log.record(event.debugDescription)
            if event.isStopEvent { return }
            handle.send(.next(1))
            handle.send(.next(2))
        }
        handle.send(.next(0))
        #expect(log.values == ["next(0)", "number(1)", "error(number(1))"])
    }
}
