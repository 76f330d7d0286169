import TestSupport
import Testing

@Suite(.noLeaks) struct AmbTests {
    @Test func afterASourceThatEmitsAtOnceNoOtherIsSubscribedTo() {
        let subscribed = Counter()
        let other = Observable<Int>.never().do(onSubscribe: { subscribed.increment() })
        #expect(Observable.just(1).amb(other).eventsAtOnce == [.next(1), .completed])
        #expect(subscribed.value == 0)
    }

    @Test func theLoserIsGoneBeforeTheEventArrives() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let loser = Observable<Int>.never().do(onDispose: { log.record("loser") })
        _ = subject.amb(loser).subscribe(onNext: { log.record("\($0)") })
        subject.onNext(1)
        #expect(log.values == ["loser", "1"])
    }

    @Test func theOtherMayBeOfAnyType() {
        let (first, second) = (PublishSubject<Int>(), PublishRelay<Int>())
        let seen = Recorder<Int>()
        let subscription = first.amb(second).subscribe(onNext: seen.record)
        second.accept(2)
        first.onNext(1)
        #expect(seen.values == [2])
        subscription.dispose()
    }
}
