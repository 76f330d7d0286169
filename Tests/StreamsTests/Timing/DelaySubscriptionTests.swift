import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct DelaySubscriptionTests {
    @Test func workThatHasBegunAtDisposalDoesNotSubscribe() {
        let (scheduler, subscription, subscriptions) = (HistoricalScheduler(), SerialDisposable(), Counter())
        let interrupted = InterruptedScheduler(scheduler)
        let source = Observable<Int> { _ in subscriptions.increment() }
        subscription.disposable = source.delaySubscription(.seconds(10), scheduler: interrupted).subscribe()
        interrupted.interrupt { subscription.dispose() }
        scheduler.start()
        #expect(subscriptions.value == 0)
    }
}
