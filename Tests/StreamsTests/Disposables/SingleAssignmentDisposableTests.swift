import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct SingleAssignmentDisposableTests {
    let place = SingleAssignmentDisposable()
    let count = Counter()

    private var counting: any Disposable { Disposables.create { [count] in count.increment() } }

    @Test func disposingDisposesWhatWasSet() {
        place.setDisposable(counting)
        #expect(!place.isDisposed)
        #expect(count.value == 0)
        place.dispose()
        place.dispose()
        #expect(place.isDisposed)
        #expect(count.value == 1)
    }

    @Test func whatIsSetTooLateIsDisposedAtOnce() {
        place.dispose()
        #expect(place.isDisposed)
        place.setDisposable(counting)
        #expect(count.value == 1)
    }

    @Test func whatIsDisposedMayLookAtIt() {
        place.setDisposable(
            Disposables.create { [place, count] in
                if place.isDisposed { count.increment() }
                place.dispose()
            })
        place.dispose()
        #expect(count.value == 1)
    }

    @Test func whatWasDisposedIsLetGoOf() {
        weak var token: BooleanDisposable?
        do {
            let strong = BooleanDisposable()
            token = strong
            place.setDisposable(strong)
        }
        #expect(token != nil)
        place.dispose()
        #expect(token == nil)
    }

    @Test func settingASecondTraps() async {
        await #expect(processExitsWith: .failure) {
            let place = SingleAssignmentDisposable()
            place.setDisposable(Disposables.create())
            place.setDisposable(Disposables.create())
        }
    }

    @Test func settingASecondAfterDisposeTraps() async {
        await #expect(processExitsWith: .failure) {
            let place = SingleAssignmentDisposable()
            place.dispose()
            place.setDisposable(Disposables.create())
            place.setDisposable(Disposables.create())
        }
    }
}
