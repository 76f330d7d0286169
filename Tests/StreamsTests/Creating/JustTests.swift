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

    @Test func itsEndIsNotSentTwiceWhenTheElementAlreadyEndedTheChain() {
        let result = scheduler.start { Observable.just(1).take(1) }
        #expect(result.events == [.next(200, 1), .completed(200)])
        let other = TestScheduler(initialClock: 0)
        let failing = other.start { Observable.just(1).map { _ -> Int in throw TestError.first } }
        #expect(failing.events == [.error(200, TestError.first)])
    }
}
