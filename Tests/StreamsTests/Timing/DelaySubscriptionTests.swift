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

    @Test(arguments: [RxTimeInterval.never, .seconds(.max)], anyScheduler.indices)
    func aSubscriptionThatIsNeverDueDoesNotRetainTheChain(dueTime: RxTimeInterval, kind: Int) {
        let (scheduler, disposals) = (anyScheduler[kind](), Counter())
        _ = Observable.just(1).delaySubscription(dueTime, scheduler: scheduler)
            .subscribe(onDisposed: { disposals.increment() })
        #expect(disposals.value == 1)
    }

    /// A client's scheduler may retain work of any time.
    @Test(arguments: [RxTimeInterval.never, .seconds(.max)])
    func aSubscriptionThatIsNeverDueIsNotScheduled(dueTime: RxTimeInterval) {
        let intervals = Recorder<RxTimeInterval>()
        let client = ForwardingScheduler(base: HistoricalScheduler(), onSchedule: { intervals.record($0) })
        Observable.just(1).delaySubscription(dueTime, scheduler: client).subscribe().dispose()
        #expect(intervals.values.isEmpty)
    }
}
