import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct SubscribeOnTests {
    @Test func anErrorAfterTheCompletionIsReportedOnce() {
        let (scheduler, log) = (HistoricalScheduler(), Recorder<String>())
        let source = Observable<Int> { sink in
            sink.stop(.completed)
            sink.stop(.failed(TestError.first))
        }
        let late = LateErrors.recorded {
            _ = source.subscribe(on: scheduler).subscribe(log.noting())
            scheduler.start()
        }
        #expect(log.text == "C")
        #expect(late as? [TestError] == [.first])
    }

    /// The `subscribe` of the client counts, and not that of its `asObservable()`.
    @Test func aTypeOfTheClientIsSubscribedToOnTheScheduler() {
        struct Noting: ObservableType {
            typealias Element = Int

            let log: Recorder<String>

            func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
            where Observer.Element == Int {
                log.record("subscribed")
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create()
            }
        }
        let (scheduler, log) = (HistoricalScheduler(), Recorder<String>())
        _ = Noting(log: log).subscribe(on: scheduler).subscribe(log.noting())
        #expect(log.values == [])
        scheduler.start()
        #expect(log.text == "subscribed 1 C")
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
