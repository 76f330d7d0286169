import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct JustTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func theElementAndTheEndComeInsideSubscribe() {
        let result = scheduler.start { Observable.just(1) }
        #expect(result.events == [.next(200, 1), .completed(200)])
    }

    @Test func onASchedulerEachIsAJob() {
        let result = scheduler.start { [scheduler] in Observable.just(1, scheduler: scheduler) }
        #expect(result.events == [.next(201, 1), .completed(202)])
    }

    @Test func disposingBeforeTheJobMeansNothingComes() {
        let result = scheduler.start(disposed: 200) { [scheduler] in Observable.just(1, scheduler: scheduler) }
        #expect(result.events == [])
    }

    @Test func disposingFromInsideTheElementMeansNoEnd() {
        let log = Recorder<Int>()
        let subscription = SerialDisposable()
        subscription.disposable = Observable.just(1, scheduler: scheduler).subscribe(
            onNext: { element in
                log.record(element)
                subscription.dispose()
            },
            onCompleted: { log.record(-1) })
        scheduler.start()
        #expect(log.values == [1])
    }

    @Test func itsEndIsNotSentTwiceWhenTheElementAlreadyEndedTheChain() {
        let result = scheduler.start { Observable.just(1).take(1) }
        #expect(result.events == [.next(200, 1), .completed(200)])
        let other = TestScheduler(initialClock: 0)
        let failing = other.start { Observable.just(1).map { _ -> Int in throw TestError.first } }
        #expect(failing.events == [.error(200, TestError.first)])
    }

    @Test func theElementIsLetGoOfWithTheObservable() {
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            _ = Observable.just(strong).subscribe()
        }
        #expect(token == nil)
    }
}
