import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct SubscribeOnTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func subscribingAndDisposingAreScheduledAndEventsAreNot() {
        let xs = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3)])
        let result = scheduler.start { xs.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 2), .next(220, 3)])
        #expect(xs.subscriptions == [Subscription(201, 1_001)])
    }

    @Test(arguments: [Event<Int>.completed, .error(TestError.first)])
    func theEndIsNotShiftedAndTheSourceIsLetGoOfOneTickLater(stop: Event<Int>) {
        let xs = scheduler.createHotObservable([.next(210, 1), Recorded(time: 300, value: stop)])
        let result = scheduler.start { xs.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 1), Recorded(time: 300, value: stop)])
        #expect(xs.subscriptions == [Subscription(201, 301)])
    }

    @Test func whatIsDisposedInTimeIsNeverSubscribed() {
        let xs = scheduler.createHotObservable([.next(210, 1)])
        let observer = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) { xs.subscribe(on: scheduler).subscribe(observer).dispose() }
        scheduler.start()
        #expect(observer.events.isEmpty)
        #expect(xs.subscriptions.isEmpty)
    }

    @Test func nothingIsForwardedAfterDispose() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(301, 2), .completed(301)])
        let log = Recorder<String>()
        let result = scheduler.start(disposed: 300) { xs.subscribe(on: scheduler).do(onNext: { log.record("\($0)") }) }
        #expect(result.events == [.next(210, 1)])
        #expect(log.text == "1")
    }

    @Test func disposeFromInsideAnElement() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(211, 2)])
        let result = scheduler.start { xs.subscribe(on: scheduler).take(1) }
        #expect(result.events == [.next(210, 1), .completed(210)])
        #expect(xs.subscriptions == [Subscription(201, 211)])
    }

    @Test func emptyAndFailedSources() {
        let empty = scheduler.start { Observable<Int>.empty().subscribe(on: scheduler) }
        #expect(empty.events == [.completed(201)])
        let other = TestScheduler(initialClock: 0)
        let failed = other.start { Observable<Int>.error(TestError.first).subscribe(on: other) }
        #expect(failed.events == [.error(201, TestError.first)])
    }

    @Test(arguments: [false, true]) func nothingIsKeptAfterwards(stops: Bool) {
        weak var captured: Token?
        let subject = PublishSubject<Int>()
        var subscription: (any Disposable)?
        do {
            let token = Token()
            captured = token
            subscription = Observable.deferred { [token] in withExtendedLifetime(token) { subject } }
                .subscribe(on: scheduler).subscribe()
        }
        scheduler.start()
        #expect(subject.hasObservers)
        #expect(captured == nil)
        if stops { subject.onCompleted() } else { subscription?.dispose() }
        scheduler.start()
        #expect(!subject.hasObservers)
    }

    @Test func subscribesAndDisposesOnARealQueue() {
        let label = DispatchSpecificKey<Int>()
        let queue = SerialDispatchQueueScheduler(
            internalSerialQueueName: "subscribe", serialQueueConfiguration: { $0.setSpecific(key: label, value: 1) })
        let places = Recorder<Bool>()
        let came = DispatchSemaphore(value: 0)
        let subscription = Observable<Int>.create { observer in
            places.record(DispatchQueue.getSpecific(key: label) == 1)
            observer.onNext(1)
            return Disposables.create {
                places.record(DispatchQueue.getSpecific(key: label) == 1)
                came.signal()
            }
        }.subscribe(on: queue).subscribe(onNext: { _ in came.signal() })
        #expect(came.arrives())
        subscription.dispose()
        #expect(came.arrives())
        #expect(places.values == [true, true])
    }
}

@Suite("subscribe(on:), with a source that sends without a pause", .noLeaks) struct SubscribeOnLoopTests {
    @Test("an endless synchronous source stops when the chain ends") func endlessSource() {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start { Observable.repeatElement(1).subscribe(on: scheduler).take(3) }
        #expect(result.events == [.next(201, 1), .next(201, 1), .next(201, 1), .completed(201)])
    }
}
