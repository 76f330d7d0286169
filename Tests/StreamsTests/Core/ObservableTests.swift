import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct ObservableTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func aSecondTerminalEventIsALateError() {
        let source = Observable<Int> { sink in
            sink.stop(.completed)
            sink.stop(.failed(TestError.first))
        }
        let observer = scheduler.createObserver(Int.self)
        let late = LateErrors.recorded { _ = source.subscribe(observer) }
        #expect(observer.events == [.completed(0)])
        #expect(late as? [TestError] == [.first])
    }

    @Test func anObservableIsItsOwnObservable() {
        let source = Observable.of(1)
        #expect(source.asObservable() === source)
    }

    @Test func aLiveSubscriptionDoesNotKeepTheObservable() {
        weak var source: Observable<Int>?
        let subject = PublishSubject<Int>()
        let subscription: any Disposable
        do {
            let strong = subject.map { $0 }.filter { _ in true }
            source = strong
            subscription = strong.subscribe()
        }
        #expect(source == nil)
        #expect(subject.hasObservers)
        subscription.dispose()
    }
}
