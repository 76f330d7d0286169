import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct TakeUntilTests {
    @Test func theOtherIsSubscribedToFirst() {
        let log = Recorder<String>()
        let xs = Observable<Int>.never().do(onSubscribe: { log.record("source") })
        let other = Observable<Int>.never().do(onSubscribe: { log.record("other") })
        _ = xs.take(until: other).subscribe()
        #expect(log.values == ["other", "source"])
    }

    @Test func theSourceIsNotSubscribedToIfTheOtherSendsAtOnce() {
        let log = Recorder<String>()
        let xs = Observable<Int>.never().do(onSubscribe: { log.record("source") })
        #expect(xs.take(until: Observable.just(0)).eventsAtOnce == [.completed])
        #expect(log.values.isEmpty)
    }
}
