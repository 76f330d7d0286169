import TestSupport
import Testing

private struct Failure: Error {}

@Suite(.noLeaks) struct HotObservableTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test @MainActor func eventsOutsideOfTheSubscriptionAreLost() {
        let xs = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(240, 3), .next(250, 4)])
        let observer = scheduler.createObserver(Int.self)
        var subscription: (any Disposable)?
        scheduler.scheduleAt(200) { subscription = xs.subscribe(observer) }
        scheduler.scheduleAt(245) { subscription?.dispose() }
        scheduler.start()
        #expect(observer.events == [.next(210, 2), .next(240, 3)])
        #expect(xs.subscriptions == [Subscription(200, 245)])
        #expect(xs.recordedEvents == [.next(150, 1), .next(210, 2), .next(240, 3), .next(250, 4)])
    }

    @Test @MainActor func itsEventsComeBeforeWhatIsScheduledLaterForTheSameTick() {
        let first = scheduler.createHotObservable([.next(200, 1), .next(300, 2)])
        let second = scheduler.createHotObservable([.next(300, 20)])
        let observer = scheduler.createObserver(Int.self)
        var subscriptions: [any Disposable] = []
        scheduler.scheduleAt(200) {
            subscriptions = [second.subscribe(observer), first.subscribe(observer)]
        }
        scheduler.scheduleAt(300) { for subscription in subscriptions { subscription.dispose() } }
        scheduler.start()
        #expect(observer.events == [.next(300, 2), .next(300, 20)])
    }

    @Test func eventsAfterAStopEventReachWhoIsSubscribed() {
        let xs = scheduler.createHotObservable([.next(310, 1), .error(330, Failure()), .next(340, 2), .completed(350)])
        let cutOff = scheduler.createObserver(Int.self)
        let late = scheduler.createObserver(Int.self)
        let direct = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(300) {
            _ = xs.asObservable().subscribe(cutOff)
            _ = xs.subscribe(direct)
        }
        scheduler.scheduleAt(335) { _ = xs.asObservable().subscribe(late) }
        scheduler.start()
        #expect(cutOff.events == [.next(310, 1), .error(330, Failure())])
        #expect(direct.events == xs.recordedEvents)
        #expect(late.events == [.next(340, 2), .completed(350)])
        #expect(xs.subscriptions == [Subscription(300, 330), Subscription(300), Subscription(335, 350)])
    }

    @Test func observersAreServedInTheOrderOfTheirSubscriptions() {
        let xs = scheduler.createHotObservable([.next(10, 0)])
        var order: [Int] = []
        for id in 0..<5 {
            _ = xs.subscribe(Recorder { order.append(id) })
        }
        scheduler.start()
        #expect(order == [0, 1, 2, 3, 4])
    }

    @Test func removalKeepsTheOrderOfTheOtherObservers() {
        let xs = scheduler.createHotObservable([.next(10, 0)])
        var order: [Int] = []
        let subscriptions = (0..<10).map { id in xs.subscribe(Recorder { order.append(id) }) }
        for id in [8, 0, 3, 3, 5, 1, 9, 4] { subscriptions[id].dispose() }
        _ = xs.subscribe(Recorder { order.append(10) })
        scheduler.start()
        #expect(order == [2, 6, 7, 10])
    }

    @Test func anEventGoesToThoseWhoListenWhenItBegins() {
        let xs = scheduler.createHotObservable([.next(10, 0), .next(20, 0)])
        var order: [String] = []
        _ = xs.subscribe(
            Recorder {
                order.append("first")
                if order.count == 1 { _ = xs.subscribe(Recorder { order.append("second") }) }
            })
        scheduler.start()
        #expect(order == ["first", "first", "second"])
    }

    @Test func disposingTwiceKeepsTheFirstTime() {
        let xs = scheduler.createHotObservable([.next(10, 0)])
        let subscription = xs.subscribe(scheduler.createObserver(Int.self))
        scheduler.scheduleAt(15) { subscription.dispose() }
        scheduler.scheduleAt(25) { subscription.dispose() }
        scheduler.start()
        #expect(xs.subscriptions == [Subscription(0, 15)])
    }
}

@Suite(.noLeaks) struct ColdObservableTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func itsTimesCountFromEachSubscription() {
        let xs = scheduler.createColdObservable([.next(0, 1), .next(10, 2), .completed(30)])
        let first = scheduler.createObserver(Int.self)
        let second = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) { _ = xs.asObservable().subscribe(first) }
        scheduler.scheduleAt(205) { _ = xs.asObservable().subscribe(second) }
        scheduler.start()
        #expect(first.events == [.next(200, 1), .next(210, 2), .completed(230)])
        #expect(second.events == [.next(205, 1), .next(215, 2), .completed(235)])
        #expect(xs.subscriptions == [Subscription(200, 230), Subscription(205, 235)])
    }

    @Test func nothingIsDeliveredAfterDispose() {
        let xs = scheduler.createColdObservable([.next(100, 1), .next(200, 2), .next(300, 3)])
        let result = scheduler.start(disposed: 400) { xs }
        #expect(result.events == [.next(300, 1)])
        #expect(xs.subscriptions == [Subscription(200, 400)])
        #expect(scheduler.clock == 500, "the clock runs on through the events nobody hears")
    }

    @Test func aDisposedSubscriptionLetsGoOfItsObserver() {
        let xs = scheduler.createColdObservable([.next(100, 1)])
        weak var observer: TestableObserver<Int>?
        let subscription: any Disposable
        do {
            let strong = scheduler.createObserver(Int.self)
            observer = strong
            subscription = xs.subscribe(strong)
        }
        #expect(observer != nil)
        subscription.dispose()
        #expect(observer == nil)
    }
}

/// Calls a closure with each event.
///
/// Sendable by contract: in virtual time all events come on the thread of the test.
private struct Recorder: ObserverType, @unchecked Sendable {
    let onEvent: () -> Void

    init(_ onEvent: @escaping () -> Void) { self.onEvent = onEvent }

    func on(_ event: Event<Int>) { onEvent() }
}
