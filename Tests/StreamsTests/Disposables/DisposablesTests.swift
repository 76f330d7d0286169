import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct DisposablesTests {
    let log = Recorder<Int>()

    private func disposable(_ number: Int) -> any Disposable {
        Disposables.create { [log] in log.record(number) }
    }

    @Test func oneWithoutActionDoesNothing() {
        let disposable: any Disposable = Disposables.create()
        disposable.dispose()
        disposable.dispose()
    }

    @Test func anActionRunsOnce() {
        let disposable = Disposables.create { [log] in log.record(1) }
        #expect(!disposable.isDisposed)
        #expect(log.values == [])
        disposable.dispose()
        disposable.dispose()
        #expect(disposable.isDisposed)
        #expect(log.values == [1])
    }

    @Test func anActionIsLetGoOf() {
        weak var token: Token?
        let disposable: any Disposable
        do {
            let strong = Token()
            token = strong
            disposable = Disposables.create { _ = strong }
        }
        #expect(token != nil)
        disposable.dispose()
        #expect(token == nil)
    }

    @Test func anActionMayDisposeItself() {
        let disposable = SerialDisposable()
        disposable.disposable = Disposables.create { [log] in
            log.record(1)
            disposable.dispose()
        }
        disposable.dispose()
        #expect(log.values == [1])
    }

    @Test func severalAreDisposedInOrder() {
        let groups: [any Cancelable] = [
            Disposables.create(disposable(1), disposable(2)),
            Disposables.create(disposable(3), disposable(4), disposable(5)),
            Disposables.create(disposable(6), disposable(7), disposable(8), disposable(9), disposable(10)),
            Disposables.create([disposable(11)]),
            Disposables.create([]),
        ]
        for group in groups {
            #expect(!group.isDisposed)
            group.dispose()
            group.dispose()
            #expect(group.isDisposed)
        }
        #expect(log.values == Array(1...11))
    }
}
