import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct MaterializeTests {
    /// The source does not stop at disposal.
    @Test func anErrorAfterDisposalIsALateError() {
        var source: Sink<Int>?
        Observable<Int> { source = $0 }.materialize().subscribe().dispose()
        let late = LateErrors.recorded { source?.stop(.failed(TestError.first)) }
        #expect(late as? [TestError] == [.first])
        source = nil
    }
}
