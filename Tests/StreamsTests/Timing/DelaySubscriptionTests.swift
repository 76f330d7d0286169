import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct DelaySubscriptionTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func itSubscribesLaterAndMissesWhatCameBefore() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(260)])
        let result = scheduler.start { [scheduler] in xs.delaySubscription(.seconds(30), scheduler: scheduler) }
        #expect(result.events == [.next(240, 2), .completed(260)])
        #expect(xs.subscriptions == [Subscription(230, 260)])
    }

    @Test func aColdSourceIsShifted() {
        let xs = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.first)])
        let result = scheduler.start { [scheduler] in xs.delaySubscription(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(260, 1), .error(270, TestError.first)])
        #expect(xs.subscriptions == [Subscription(250, 270)])
    }

    @Test func noDelayIsOneTick() {
        let xs = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start { [scheduler] in xs.delaySubscription(.seconds(0), scheduler: scheduler) }
        #expect(result.events == [.next(211, 1)])
        #expect(xs.subscriptions == [Subscription(201, 1000)])
    }

    @Test(arguments: [(220, []), (250, [Subscription(230, 250)])])
    func disposingMidway(at tick: Int, subscriptions: [Subscription]) {
        let xs = scheduler.createHotObservable([.next(260, 1)])
        let result = scheduler.start(disposed: tick) { [scheduler] in
            xs.delaySubscription(.seconds(30), scheduler: scheduler)
        }
        #expect(result.events == [])
        #expect(xs.subscriptions == subscriptions)
    }

    @Test func nothingIsRetained() {
        let scheduler = scheduler
        let released = isReleased { token in
            Observable<Int>.never().holding(token).delaySubscription(.seconds(5), scheduler: scheduler).subscribe()
        } _: {
            scheduler.start()
        }
        #expect(released)
    }
}
