import StreamsTest
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct ObservableTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func anObserverReceivesTheEventsUntilTheStop() {
        let observer = scheduler.createObserver(Int.self)
        _ = Observable.of(1, 2).subscribe(observer)
        #expect(observer.events == [.next(0, 1), .next(0, 2), .completed(0)])
    }

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

    @Test func eachSubscriptionStartsAnew() {
        let xs = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let source = xs.map { $0 }
        let first = scheduler.createObserver(Int.self)
        let second = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) { _ = source.subscribe(first) }
        scheduler.scheduleAt(205) { _ = source.subscribe(second) }
        scheduler.start()
        #expect(first.events == [.next(210, 1), .completed(220)])
        #expect(second.events == [.next(215, 1), .completed(225)])
        #expect(xs.subscriptions == [Subscription(200, 220), Subscription(205, 225)])
    }

    @Test func disposingEndsTheSubscription() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let result = scheduler.start(disposed: 215) { xs }
        #expect(result.events == [.next(210, 1)])
        #expect(xs.subscriptions == [Subscription(200, 215)])
    }

    @Test func nothingComesAfterDisposeFromInsideAnElement() {
        let subject = PublishSubject<Int>()
        let observer = Disposing(at: 2)
        observer.subscription.disposable = subject.subscribe(observer)
        for number in 1...4 { subject.onNext(number) }
        subject.onCompleted()
        #expect(observer.log.values == ["next(1)", "next(2)"])
    }

    @Test func theStopEventIsTheLastWhateverHappensInside() {
        let log = Recorder<String>()
        let subscription = SingleAssignmentDisposable()
        let subject = PublishSubject<Int>()
        subscription.setDisposable(
            subject.subscribe { event in
                log.record(event.debugDescription)
                subject.onNext(2)
                subscription.dispose()
            })
        subject.onCompleted()
        #expect(log.values == ["completed"])
    }

    @Test func anUnkeptSubscriptionStaysAlive() {
        let subject = PublishSubject<Int>()
        let log = Recorder<Int>()
        _ = subject.map { $0 }.subscribe(onNext: log.record)
        subject.onNext(1)
        #expect(log.values == [1])
    }

    @Test(arguments: ["completed", "error", "disposed"]) func theEndLetsGoOfTheObserver(end: String) {
        weak var observer: Disposing?
        let subject = PublishSubject<Int>()
        let subscription: any Disposable
        do {
            let strong = Disposing(at: nil)
            observer = strong
            subscription = subject.subscribe(strong)
        }
        #expect(observer != nil)
        switch end {
        case "completed": subject.onCompleted()
        case "error": subject.onError(TestError.first)
        default: subscription.dispose()
        }
        #expect(observer == nil)
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

/// Disposes its subscription at an element.
private final class Disposing: ObserverType, Sendable {
    let log = Recorder<String>()
    let subscription = SerialDisposable()
    private let last: Int?

    init(at last: Int?) { self.last = last }

    func on(_ event: Event<Int>) {
        log.record("\(event.debugDescription)")
        if let last, event.element == last { subscription.dispose() }
    }
}
