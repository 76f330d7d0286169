import TestSupport
import Testing

@Suite(.noLeaks) struct RetryTests {
    @Test func endlessSynchronousAttemptsAreStoppedByWhoeverListens() {
        let log = Recorder<String>()
        let source = Observable.just(1).concat(Observable.error(TestError.first))
            .do(onSubscribe: { log.record("attempt") })
        #expect(source.retry().take(3).eventsAtOnce == [.next(1), .next(1), .next(1), .completed])
        #expect(log.values.count == 3)
    }
}
