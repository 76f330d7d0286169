import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct TakeWhileTests {
    @Test func theEndOfTheSourceIsDisposedOfAfterTheEvent() {
        let log = Recorder<String>()
        _ = Observable.of(1, 2).do(onDispose: { log.record("disposed") })
            .take(while: { $0 < 2 }).subscribe { log.record("\($0)") }
        #expect(log.values == ["next(1)", "completed", "disposed"])
    }

    @Test func thePredicateIsNotAskedAfterTheEnd() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        // Sent from inside the last element, so before the end of the chain can be known.
        _ = subject.take(
            while: {
                log.record("asked \($0)")
                return $0 < 2
            }, behavior: .inclusive
        )
        .subscribe(onNext: { if $0 == 2 { subject.onNext(0) } })
        for number in 1...3 { subject.onNext(number) }
        #expect(log.values == ["asked 1", "asked 2"])
        #expect(!subject.hasObservers)
    }

    /// The source is not serialized.
    @Test func thePredicateIsNotAskedDuringTheFailure() {
        var source: Sink<Int>?
        let (asked, lifetime) = (Recorder<Int>(), Lifetime())
        let result = Observable<Int> { source = $0 }.take(while: { element in
            asked.record(element)
            throw TestError.first
        })
        result.attach(Sink(next: { _ in }, stop: { _ in source?.emit(2) }, lifetime: lifetime))
        source?.emit(1)
        #expect(asked.values == [1])
        source = nil
    }
}
