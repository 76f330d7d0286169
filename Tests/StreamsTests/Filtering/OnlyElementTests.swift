import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct OnlyElementTests {
    /// The source is not serialized.
    @Test func eventsDuringTheFirstElementAreDroppedAndErrorsReported() {
        var source: Sink<Int>?
        let (log, lifetime) = (Recorder<Int?>(), Lifetime())
        let next = { (element: Int?) in
            log.record(element)
            source?.emit(2)
            source?.stop(.failed(TestError.first))
        }
        Observable<Int> { source = $0 }.firstElement().attach(Sink(next: next, stop: { _ in }, lifetime: lifetime))
        let late = LateErrors.recorded { source?.emit(1) }
        #expect(log.values == [1])
        #expect(late as? [TestError] == [.first])
        source = nil
    }
}
