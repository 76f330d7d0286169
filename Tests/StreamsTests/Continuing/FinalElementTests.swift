import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct FinalElementTests {
    @Test func nothingReplacesACompletionWhoseObserverDisposes() {
        let (source, subscription, mapped) = (PublishSubject<Int>(), SerialDisposable(), Counter())
        subscription.disposable = source.do(onCompleted: { subscription.dispose() }).ifEmpty(default: 1)
            .map { _ in mapped.increment() }.subscribe()
        source.onCompleted()
        #expect(mapped.value == 0)
    }

    @Test func nothingReplacesAFailureWhoseObserverDisposes() {
        let (source, subscription, mapped) = (PublishSubject<Int>(), SerialDisposable(), Counter())
        subscription.disposable = source.do(onError: { _ in subscription.dispose() }).catchAndReturn(1)
            .map { _ in mapped.increment() }.subscribe()
        let late = LateErrors.recorded { source.onError(TestError.first) }
        #expect(late as? [TestError] == [.first])
        #expect(mapped.value == 0)
    }
}
