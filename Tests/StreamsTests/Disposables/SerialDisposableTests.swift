import TestSupport
import Testing

@Suite(.noLeaks) struct SerialDisposableTests {
    let place = SerialDisposable()
    let log = Recorder<Int>()

    private func disposable(_ number: Int) -> any Disposable {
        Disposables.create { [log] in log.record(number) }
    }

    @Test func replacingDisposesTheOneBefore() {
        place.disposable = disposable(1)
        place.disposable = disposable(2)
        #expect(log.values == [1])
        place.disposable = disposable(3)
        #expect(log.values == [1, 2])
        #expect(!place.isDisposed)
        place.dispose()
        place.dispose()
        #expect(log.values == [1, 2, 3])
        #expect(place.isDisposed)
    }

    @Test func itTellsTheCurrentOne() {
        place.disposable.dispose()
        let current = BooleanDisposable()
        place.disposable = current
        #expect(place.disposable as? BooleanDisposable === current)
        place.dispose()
        #expect(!(place.disposable is BooleanDisposable))
    }

    @Test func theNewOneIsInPlaceWhenTheOldOneIsDisposed() {
        let next = BooleanDisposable()
        place.disposable = Disposables.create { [place, log] in
            log.record(place.disposable as? BooleanDisposable === next ? 1 : 0)
        }
        place.disposable = next
        #expect(log.values == [1])
    }

    @Test func whatWasReplacedOrDisposedIsLetGoOf() {
        weak var first: BooleanDisposable?
        weak var second: BooleanDisposable?
        do {
            let strong = (BooleanDisposable(), BooleanDisposable())
            (first, second) = strong
            place.disposable = strong.0
            place.disposable = strong.1
        }
        #expect(first == nil)
        #expect(second != nil)
        place.dispose()
        #expect(second == nil)
    }
}
