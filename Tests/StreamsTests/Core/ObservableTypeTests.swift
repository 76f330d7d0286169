import TestSupport
import Testing

/// A sequence of the user's own, with no manners: it goes on after its stop event.
private struct Foreign: ObservableType {
    typealias Element = Int

    let disposed: Counter

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        observer.onNext(1)
        observer.onCompleted()
        observer.onNext(2)
        observer.onError(TestError.first)
        return Disposables.create { [disposed] in disposed.increment() }
    }
}

@Suite(.noLeaks) struct ObservableTypeTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func aForeignSequenceIsCutOffAtItsStopEvent() {
        let disposed = Counter()
        let observer = scheduler.createObserver(Int.self)
        let late = LateErrors.recorded { _ = Foreign(disposed: disposed).asObservable().subscribe(observer) }
        #expect(late as? [TestError] == [.first])
        #expect(observer.events == [.next(0, 1), .completed(0)])
        #expect(disposed.value == 1)
    }

    @Test func everyWayToSubscribeCutsItOff() {
        let log = Recorder<String>()
        let disposed = Counter()
        let late = LateErrors.recorded {
            _ = Foreign(disposed: disposed).subscribe { log.record($0.debugDescription) }
            _ = Foreign(disposed: disposed).subscribe(
                onNext: { log.record("\($0)") }, onError: { _ in log.record("!") }, onCompleted: { log.record("C") })
        }
        #expect(late as? [TestError] == [.first, .first])
        #expect(log.values == ["next(1)", "completed", "1", "C"])
        #expect(disposed.value == 2)
    }

    @Test func itsSubscriptionEndsWithItsStopEventAlthoughTheOperatorGoesOn() {
        let xs = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start { [scheduler] in xs.delay(.seconds(100), scheduler: scheduler) }
        #expect(result.events == [.next(310, 1), .completed(320)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }
}
