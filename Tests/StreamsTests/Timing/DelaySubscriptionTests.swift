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

    /// A scheduler whose disposables retain the work, as a work item of a dispatch queue does.
    private final class ItemScheduler: SchedulerType {
        let items = Lock<[Item]>([])

        final class Item: Sendable {
            let work: Lock<(@Sendable () -> Void)?>

            init(_ work: @escaping @Sendable () -> Void) { self.work = Lock(work) }

            func run() { work.value?() }
        }

        var now: RxTime { RxTime() }

        func schedule<State: Sendable>(
            _ state: State, action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable {
            scheduleRelative(state, dueTime: .seconds(0), action: action)
        }

        func scheduleRelative<State: Sendable>(
            _ state: State, dueTime _: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable {
            let item = Item { _ = action(state) }
            items.withLock { $0.append(item) }
            return Disposables.create { item.work.replace(by: nil) }
        }
    }

    @Test func workOfAClientsSchedulerDoesNotRetainTheChain() {
        let (scheduler, source) = (ItemScheduler(), PublishSubject<Int>())
        weak var released: Token?
        do {
            let token = Token()
            released = token
            let subscription = source.delaySubscription(.seconds(1), scheduler: scheduler)
                .subscribe(onNext: { _ in withExtendedLifetime(token) {} })
            for item in scheduler.items.value { item.run() }
            scheduler.items.replace(by: [])
            #expect(source.hasObservers)
            subscription.dispose()
        }
        #expect(!source.hasObservers)
        #expect(released == nil)
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
