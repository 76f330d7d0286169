import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct TakeTests {
    /// The source is not serialized.
    @Test func anElementDuringTheLastOneIsDropped() {
        var source: Sink<Int>?
        let (log, lifetime) = (Recorder<Int>(), Lifetime())
        let next = { (element: Int) in
            log.record(element)
            source?.emit(element + 1)
        }
        Observable<Int> { source = $0 }.take(1).attach(Sink(next: next, stop: { _ in }, lifetime: lifetime))
        source?.emit(1)
        #expect(log.values == [1])
        source = nil
    }

    @Test func theEndIsForwardedBeforeTheSourceIsDisposed() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        _ = subject.do(onDispose: { log.record("disposed") }).take(1).subscribe(onCompleted: { log.record("end") })
        subject.onNext(1)
        #expect(log.values == ["end", "disposed"])
    }
}
