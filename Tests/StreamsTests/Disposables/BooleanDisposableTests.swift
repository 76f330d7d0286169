import TestSupport
import Testing

@Suite(.noLeaks) struct BooleanDisposableTests {
    @Test func itRemembersThatItWasDisposed() {
        let disposable = BooleanDisposable()
        #expect(!disposable.isDisposed)
        disposable.dispose()
        #expect(disposable.isDisposed)
        disposable.dispose()
        #expect(disposable.isDisposed)
    }

    @Test func itMayBeDisposedFromTheStart() {
        #expect(BooleanDisposable(isDisposed: true).isDisposed)
        #expect(!BooleanDisposable(isDisposed: false).isDisposed)
    }
}
