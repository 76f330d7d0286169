import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct RetryWithPolicyTests {
    private let scheduler = TestScheduler(initialClock: 0)
    private let subscriptions = Recorder<Int>()

    /// A source that fails at once, and notes when it is subscribed to.
    private func failing(with error: any Error = TestError.first, after elements: [Int] = []) -> Observable<Int> {
        .deferred { [scheduler, subscriptions] in
            subscriptions.record(scheduler.clock)
            return Observable.from(elements).concat(.error(error))
        }
    }

    /// Returns the ticks at which the source is subscribed to, until the result fails or `end`.
    private func attempts(
        _ policy: RetryPolicy, of source: Observable<Int>? = nil, until end: Int = 100_000
    ) -> (ticks: [Int], error: (any Error)?) {
        let error = Recorder<any Error>()
        let subscription = (source ?? failing()).retry(policy, scheduler: scheduler)
            .subscribe(onError: { error.record($0) })
        scheduler.advanceTo(end)
        subscription.dispose()
        return (subscriptions.values, error.values.first)
    }

    @Test func constantTimes() {
        let (ticks, error) = attempts(.constant(.seconds(3), attempts: 3))
        #expect(ticks == [0, 3, 6])
        #expect(error as? TestError == .first)
    }

    @Test func growingTimesUpToTheLongest() {
        #expect(
            attempts(.exponential(from: .seconds(1), upTo: .seconds(10), attempts: 7)).ticks
                == [0, 1, 3, 7, 15, 25, 35])
    }

    @Test func aFactorOfItsOwn() {
        let policy = RetryPolicy.exponential(from: .seconds(2), upTo: .never, factor: 3, attempts: 4)
        #expect(attempts(policy).ticks == [0, 2, 8, 26])
    }

    @Test func noTimeAtAllIsStillOnTheScheduler() {
        let subscription = failing().retry(.constant(.seconds(0), attempts: 3), scheduler: scheduler)
            .subscribe(onError: { _ in })
        #expect(subscriptions.values == [0])
        scheduler.start()
        #expect(subscriptions.values.count == 3)
        subscription.dispose()
    }

    @Test(arguments: [false, true]) func theSchedulerSubscribesAgainAlsoIfTheSubscriptionBeforeLasts(waitsForRoom: Bool)
        async
    {
        let queue = DispatchQueue(label: "attempts")
        let isOnQueue = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: isOnQueue, value: true)
        let scheduler = ForwardingScheduler(
            base: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "attempts"), isPrompt: true)
        let threads = Recorder<Bool>()
        let source = Observable<Int>.create { observer in
            let isScheduled = DispatchQueue.getSpecific(key: isOnQueue) ?? false
            threads.record(isScheduled)
            if isScheduled {
                observer.onError(TestError.first)
            } else {
                onNewThread { observer.onError(TestError.first) }
                // The next attempt has been asked for.
                queue.sync {}
            }
            return Disposables.create()
        }
        let retried = source.retry(.constant(.seconds(0), attempts: 3), scheduler: scheduler)
        if waitsForRoom {
            let (_, error) = await collect(retried.values(buffering: .suspending(1)))
            #expect(error as? TestError == .first)
        } else {
            let errors = Recorder<any Error>()
            _ = retried.subscribe(onError: { errors.record($0) })
            await until { errors.values.count == 1 }
        }
        #expect(threads.values == [false, true, true])
    }

    @Test func disposalReleasesAnAttemptThatWaitsForABusyScheduler() {
        let queue = DispatchQueue(label: "attempts")
        let scheduler = ForwardingScheduler(
            base: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "attempts"), isPrompt: true)
        weak var held: BooleanDisposable?
        do {
            let resource = BooleanDisposable()
            held = resource
            let source = Observable<Int>.create { observer in
                onNewThread { observer.onError(TestError.first) }
                // The next attempt has been asked for.
                queue.sync {}
                queue.suspend()
                return Disposables.create { resource.dispose() }
            }
            source.retry(.constant(.seconds(0), attempts: 3), scheduler: scheduler).subscribe(onError: { _ in })
                .dispose()
        }
        #expect(held == nil)
        queue.resume()
    }

    @Test func aSingleAttemptFailsAtOnce() {
        let (ticks, error) = attempts(.constant(.seconds(3), attempts: 1))
        #expect(ticks == [0])
        #expect(error as? TestError == .first)
    }

    @Test func anErrorThatDoesNotPassIsFinal() {
        let policy = RetryPolicy.constant(.seconds(1)).only { ($0 as? TestError) == .second }
        #expect(attempts(policy).ticks == [0])
        let (ticks, error) = attempts(policy, of: failing(with: TestError.second), until: 2)
        #expect(ticks.dropFirst() == [100_000])
        #expect(error == nil)
    }

    @Test func anErrorAsksForALongerTime() {
        let policy = RetryPolicy.constant(.seconds(5), attempts: 2)
        #expect(attempts(policy.waiting { _ in .seconds(30) }).ticks == [0, 30])
    }

    @Test(arguments: [(30, nil), (nil, 30), (30, 20), (20, 30), (nil, nil)] as [(Int?, Int?)])
    func anErrorThatAsksForSeveralTimesWaitsForTheLongest(first: Int?, second: Int?) {
        let policy = RetryPolicy.constant(.seconds(5), attempts: 2)
            .waiting { _ in first.map { .seconds($0) } }
            .waiting { _ in second.map { .seconds($0) } }
        #expect(attempts(policy).ticks == [0, max(first ?? 5, second ?? 5)])
    }

    @Test func anErrorThatAsksForLessWaitsAsThePolicySays() {
        #expect(attempts(.constant(.seconds(5), attempts: 2).waiting { _ in .seconds(2) }).ticks == [0, 5])
    }

    @Test func elementsStartOver() {
        let policy = RetryPolicy.exponential(from: .seconds(1), upTo: .seconds(100), attempts: 3)
        #expect(attempts(policy.startingOver(), of: failing(after: [1]), until: 4).ticks == [0, 1, 2, 3, 4])
    }

    @Test func elementsDoNotStartOverByThemselves() {
        let policy = RetryPolicy.exponential(from: .seconds(1), upTo: .seconds(100), attempts: 3)
        #expect(attempts(policy, of: failing(after: [1])).ticks == [0, 1, 3])
    }

    /// Returns numbers that are all the same part of the range.
    private struct Constant: RandomNumberGenerator, Sendable {
        let number: UInt64
        mutating func next() -> UInt64 { number }
    }

    @Test func jitterIsAPartOfTheTime() {
        let policy = RetryPolicy.constant(.seconds(100), attempts: 2)
        #expect(attempts(policy.jittered(using: Constant(number: .max))).ticks == [0, 100])
    }

    @Test func jitterIsTheLowerBoundAtLeast() {
        let policy = RetryPolicy.constant(.seconds(100), attempts: 2)
        #expect(attempts(policy.jittered(by: 0.5...1, using: Constant(number: 0))).ticks == [0, 50])
    }

    @Test func jitterStaysInItsRange() {
        let policy = RetryPolicy.constant(.seconds(100), attempts: 2).jittered(by: 0.5...1)
        let (ticks, _) = attempts(policy)
        #expect(ticks.count == 2)
        #expect((50...100).contains(ticks.last ?? 0))
    }

    @Test func subscriptionsCountTheirOwnAttempts() {
        let result = failing().retry(.constant(.seconds(1), attempts: 2), scheduler: scheduler)
        for _ in 0..<2 {
            let subscription = result.subscribe(onError: { _ in })
            scheduler.advanceTo(scheduler.clock + 10)
            subscription.dispose()
        }
        #expect(subscriptions.values == [0, 1, 10, 11])
    }

    @Test func disposeCancelsThePendingAttempt() {
        let subscription = failing().retry(.constant(.seconds(5)), scheduler: scheduler).subscribe()
        scheduler.advanceTo(3)
        subscription.dispose()
        scheduler.start()
        #expect(subscriptions.values == [0])
    }

    @Test func traitsRetryAlike() {
        let scheduler = scheduler
        let tries = Recorder<Int>()
        let results = Recorder<String>()
        let single = Single<Int>.deferred {
            tries.record(scheduler.clock)
            return tries.values.count < 3 ? .error(TestError.first) : .just(7)
        }
        let subscription = single.retry(.constant(.seconds(2)), scheduler: scheduler)
            .subscribe(onSuccess: { results.record("\($0)") }, onFailure: { results.record("\($0)") })
        scheduler.start()
        #expect(tries.values == [0, 2, 4])
        #expect(results.values == ["7"])
        subscription.dispose()
    }
}
