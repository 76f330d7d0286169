import TestSupport
import Testing

@Suite(.noLeaks) struct DelimitedChunksTests {
    private let source = PublishSubject<Int>()
    private let boundary = PublishSubject<Void>()
    private let log = Recorder<String>()

    private func buffer() -> any Disposable { source.buffer(until: boundary).subscribe(log.noting()) }

    private func window() -> any Disposable {
        source.window(until: boundary).enumerated().flatMap { window in
            window.element.map { "\(window.index): \($0)" }.concat(Observable.just("\(window.index) ends"))
        }.subscribe(log.noting())
    }

    @Test func anElementThatIsABoundaryIsInTheArrayThatItEnds() {
        let subscription = source.buffer(until: source.filter { $0 == 0 }).subscribe(log.noting())
        for element in [1, 0, 0, 2] { source.onNext(element) }
        source.onCompleted()
        #expect(log.text == "[1, 0] [0] [2] C")
        subscription.dispose()
    }

    @Test func theRestIsInOneArrayAfterTheCompletionOfTheBoundary() {
        let subscription = buffer()
        source.onNext(1)
        boundary.onNext(())
        boundary.onCompleted()
        #expect(!boundary.hasObservers)
        source.onNext(2)
        source.onNext(3)
        source.onCompleted()
        #expect(log.text == "[1] [2, 3] C")
        subscription.dispose()
    }

    @Test func anErrorOfTheBoundaryDiscardsTheArrayAndReleasesTheSource() {
        let subscription = buffer()
        source.onNext(1)
        boundary.onError(RxError.noElements)
        #expect(!source.hasObservers)
        #expect(log.text == "!\(RxError.noElements)")
        subscription.dispose()
    }

    @Test func aSourceThatCompletesReleasesTheBoundary() {
        let subscription = buffer()
        source.onCompleted()
        #expect(!boundary.hasObservers)
        #expect(log.text == "[] C")
        subscription.dispose()
    }

    @Test func aWindowEndsAtEachBoundary() {
        let subscription = window()
        source.onNext(1)
        boundary.onNext(())
        source.onNext(2)
        boundary.onCompleted()
        source.onNext(3)
        source.onCompleted()
        #expect(log.text == "0: 1 0 ends 1: 2 1: 3 1 ends C")
        #expect(!boundary.hasObservers)
        subscription.dispose()
    }

    @Test func aWindowInUseKeepsBothSources() {
        let windows = Recorder<Observable<Int>>()
        let outer = source.window(until: boundary).subscribe(onNext: windows.record)
        let inner = windows.values[0].subscribe(log.noting())
        outer.dispose()
        #expect(source.hasObservers && boundary.hasObservers)
        source.onNext(1)
        boundary.onNext(())
        #expect(log.text == "1 C")
        #expect(!source.hasObservers && !boundary.hasObservers)
        #expect(windows.values.count == 1)
        inner.dispose()
    }
}
