import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct EmptyTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func emptyCompletesAtOnce() {
        let result = scheduler.start { Observable<Int>.empty() }
        #expect(result.events == [.completed(200)])
    }

    @Test func neverSendsNothing() {
        let result = scheduler.start { Observable<Int>.never() }
        #expect(result.events == [])
        #expect(scheduler.clock == 1000)
    }

    @Test func errorFailsAtOnce() {
        let result = scheduler.start { Observable<Int>.error(TestError.first) }
        #expect(result.events == [.error(200, TestError.first)])
    }

    @Test func theyComeInsideSubscribeAlsoDuringATurnOfAnother() {
        let log = Recorder<String>()
        _ = Observable.of(1).subscribe(onNext: { _ in
            _ = Observable<Int>.empty().subscribe(onCompleted: { log.record("C") })
            _ = Observable<Int>.error(TestError.first).subscribe(onError: { log.record("!\($0)") })
            log.record("after")
        })
        #expect(log.values == ["C", "!first", "after"])
    }
}
