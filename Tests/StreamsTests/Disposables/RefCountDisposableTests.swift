import TestSupport
import Testing

@Suite(.noLeaks) struct RefCountDisposableTests {
    let underlying = BooleanDisposable()

    @Test func theUnderlyingOneWaitsForTheRetainedOnes() {
        let counted = RefCountDisposable(disposable: underlying)
        let first = counted.retain()
        let second = counted.retain()
        for _ in 1...3 { counted.dispose() }
        #expect(!counted.isDisposed)
        #expect(!underlying.isDisposed)
        first.dispose()
        first.dispose()
        #expect(!underlying.isDisposed)
        second.dispose()
        #expect(underlying.isDisposed)
        #expect(counted.isDisposed)
    }

    @Test func itWaitsForTheFirstOneToo() {
        let counted = RefCountDisposable(disposable: underlying)
        let retained = counted.retain()
        retained.dispose()
        #expect(!underlying.isDisposed)
        let again = counted.retain()
        again.dispose()
        #expect(!underlying.isDisposed)
        counted.dispose()
        #expect(underlying.isDisposed)
    }

    @Test func retainingAfterDisposeButBeforeTheEndStillCounts() {
        let counted = RefCountDisposable(disposable: underlying)
        let first = counted.retain()
        counted.dispose()
        let second = counted.retain()
        first.dispose()
        #expect(!underlying.isDisposed)
        second.dispose()
        #expect(underlying.isDisposed)
    }

    @Test func retainingAfterTheEndDoesNothing() {
        let count = Counter()
        let counted = RefCountDisposable(disposable: Disposables.create { count.increment() })
        counted.dispose()
        counted.retain().dispose()
        counted.dispose()
        #expect(count.value == 1)
    }
}
