import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct TimeoutTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func itFailsWhenAnElementTakesTooLong() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .next(400, 3)])
        let result = scheduler.start { [scheduler] in xs.timeout(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(240, 2), .error(290, RxError.timeout)])
        #expect(xs.subscriptions == [Subscription(200, 290)])
    }

    @Test func theFirstElementIsWaitedForToo() {
        let xs = scheduler.createHotObservable([.next(260, 1)])
        let result = scheduler.start { [scheduler] in xs.timeout(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.error(250, RxError.timeout)])
    }

    @Test(arguments: [.completed(300), .error(300, TestError.first)] as [Recorded<Event<Int>>])
    func anElementOrStopAtTheVeryTickWins(stop: Recorded<Event<Int>>) {
        let xs = scheduler.createHotObservable([.next(250, 1), stop])
        let result = scheduler.start { [scheduler] in xs.timeout(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(250, 1), stop])
        #expect(xs.subscriptions == [Subscription(200, 300)])
    }

    @Test(arguments: [.completed(20), .error(20, TestError.first)] as [Recorded<Event<Int>>])
    func itSwitchesToTheOtherSequence(stop: Recorded<Event<Int>>) {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(265, 2), .next(275, 3), .completed(276)])
        let ys = scheduler.createColdObservable([.next(10, 8), stop])
        let result = scheduler.start { [scheduler] in xs.timeout(.seconds(50), other: ys, scheduler: scheduler) }
        let end = Recorded(time: 280, value: stop.value)
        #expect(result.events == [.next(210, 1), .next(270, 8), end])
        #expect(xs.subscriptions == [Subscription(200, 260)])
        #expect(ys.subscriptions == [Subscription(260, 280)])
    }

    @Test func theOtherSequenceHasNoTimeLimit() {
        let xs = scheduler.createHotObservable([] as [Recorded<Event<Int>>])
        let ys = scheduler.createColdObservable([.next(400, 8)])
        let result = scheduler.start { [scheduler] in xs.timeout(.seconds(50), other: ys, scheduler: scheduler) }
        #expect(result.events == [.next(650, 8)])
        #expect(ys.subscriptions == [Subscription(250, 1000)])
    }

    @Test(arguments: [.completed(220), .error(220, TestError.first)] as [Recorded<Event<Int>>])
    func theEndOfTheSourceStopsTheTimer(stop: Recorded<Event<Int>>) {
        let xs = scheduler.createHotObservable([.next(210, 1), stop])
        let ys = scheduler.createColdObservable([.next(10, 8)])
        let result = scheduler.start { [scheduler] in xs.timeout(.seconds(50), other: ys, scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), stop])
        #expect(xs.subscriptions == [Subscription(200, 220)])
        #expect(ys.subscriptions == [])
    }

    @Test(arguments: [
        (230, Subscription(200, 230), []), (270, Subscription(200, 260), [Subscription(260, 270)]),
    ])
    func disposingMidway(at tick: Int, source: Subscription, other: [Subscription]) {
        let xs = scheduler.createHotObservable([.next(210, 1)])
        let ys = scheduler.createColdObservable([.next(100, 8)])
        let result = scheduler.start(disposed: tick) { [scheduler] in
            xs.timeout(.seconds(50), other: ys, scheduler: scheduler)
        }
        #expect(result.events == [.next(210, 1)])
        #expect(xs.subscriptions == [source])
        #expect(ys.subscriptions == other)
    }

    @Test func disposingFromInsideTheElement() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let result = scheduler.start { [scheduler] in xs.timeout(.seconds(50), scheduler: scheduler).take(1) }
        #expect(result.events == [.next(210, 1), .completed(210)])
        #expect(xs.subscriptions == [Subscription(200, 210)])
        #expect(scheduler.clock == 1000)
    }

    @Test(arguments: [true, false]) func nothingIsRetained(expires: Bool) {
        let scheduler = scheduler
        let subject = PublishSubject<Int>()
        let released = isReleased(afterDisposing: !expires) { token in
            subject.holding(token).timeout(.seconds(5), scheduler: scheduler)
                .subscribe(onError: { _ in })
        } _: {
            if expires { scheduler.start() }
        }
        #expect(released)
    }

    @Test func aTimerOnAnotherThreadCutsTheSourceOff() {
        for _ in 0..<1000 {
            let (xs, hand) = (PublishSubject<Int>(), ManualScheduler())
            let result = StrictObserver<Int>()
            _ = xs.timeout(.seconds(1), other: Observable.just(-1), scheduler: hand).subscribe(result)
            atOnce {
                for element in 1...10 { xs.onNext(element) }
            } _: {
                hand.runAll()
            }
            hand.runAll()
            let elements = result.elements.dropLast()
            #expect(Array(elements) == Array((1...10).prefix(elements.count)))
            #expect(result.elements.last == -1)
            #expect(result.terminalEvents == 1)
            #expect(result.faults.isEmpty)
            #expect(!xs.hasObservers)
        }
    }
}
