import TestSupport
import Testing

@Suite(.noLeaks) struct AmbTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func afterASourceThatEmitsAtOnceNoOtherIsSubscribedTo() {
        let subscribed = Counter()
        let other = Observable<Int>.never().do(onSubscribe: { subscribed.increment() })
        #expect(Observable.just(1).amb(other).eventsAtOnce == [.next(1), .completed])
        #expect(subscribed.value == 0)
    }

    @Test func atATieTheLeftWins() {
        let left = scheduler.createHotObservable([.next(210, 1), .completed(250)])
        let right = scheduler.createHotObservable([.next(210, 2), .completed(220)])
        #expect(scheduler.start { left.amb(right) }.events == [.next(210, 1), .completed(250)])
        #expect(right.subscriptions == [Subscription(200, 210)])
    }

    @Test func theLoserIsGoneBeforeTheEventArrives() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let loser = Observable<Int>.never().do(onDispose: { log.record("loser") })
        _ = subject.amb(loser).subscribe(onNext: { log.record("\($0)") })
        subject.onNext(1)
        #expect(log.values == ["loser", "1"])
    }
}
