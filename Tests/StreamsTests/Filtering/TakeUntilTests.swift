import TestSupport
import Testing

@Suite(.noLeaks) struct TakeUntilTests {
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

    @Test func onlyTheFirstElementOfTheOtherCounts() {
        let (xs, other, calls) = (PublishSubject<Int>(), PublishSubject<Int>(), Counter())
        let endless = other.flatMap { _ in Observable<Int>.repeatElement(0) }.do(onNext: { _ in calls.increment() })
        _ = xs.take(until: endless).subscribe(onNext: { _ in
            other.onNext(0)
            #expect(calls.value == 1)
        })
        xs.onNext(1)
        #expect(calls.value == 1)
        #expect(!xs.hasObservers && !other.hasObservers)
    }
}
