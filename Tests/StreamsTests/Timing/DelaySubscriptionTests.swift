import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct DelaySubscriptionTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func itSubscribesLaterAndMissesWhatCameBefore() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(260)])
        let result = scheduler.start { [scheduler] in xs.delaySubscription(.seconds(30), scheduler: scheduler) }
        #expect(result.events == [.next(240, 2), .completed(260)])
        #expect(xs.subscriptions == [Subscription(230, 260)])
    }
}
