import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct WithLatestFromTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func eachElementIsCombinedWithTheLatestOfTheOther() {
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(230, 2), .next(240, 3), .next(260, 4), .completed(270),
        ])
        let second = scheduler.createHotObservable([.next(150, 0), .next(220, 10), .next(250, 20), .next(265, 30)])
        let result = scheduler.start { source.withLatestFrom(second) { $0 + $1 } }
        #expect(result.events == [.next(230, 12), .next(240, 13), .next(260, 24), .completed(270)])
        #expect(source.subscriptions == [Subscription(200, 270)])
        #expect(second.subscriptions == [Subscription(200, 270)])
    }

    @Test func withoutASelectorTheOtherElementIsEmitted() {
        let source = scheduler.createHotObservable([.next(230, "a"), .completed(240)])
        let second = scheduler.createHotObservable([.next(220, 10)])
        let result = scheduler.start { source.withLatestFrom(second) }
        #expect(result.events == [.next(230, 10), .completed(240)])
    }

    @Test func synchronousSourcesTakeTurns() {
        let result = Observable.of(0, 1, 2).withLatestFrom(Observable.of(10, 11)) { [$0, $1] }
        #expect(result.eventsAtOnce == [.next([0, 10]), .next([1, 11]), .next([2, 11]), .completed])
    }

    @Test func theOtherIsSubscribedToFirst() {
        let subject = PublishSubject<Int>()
        let result = scheduler.createObserver([Int].self)
        _ = subject.withLatestFrom(subject) { [$0, $1] }.subscribe(result)
        subject.onNext(1)
        subject.onNext(2)
        #expect(result.events.map(\.value) == [.next([1, 1]), .next([2, 2])])
    }

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
