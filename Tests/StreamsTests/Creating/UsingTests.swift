import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct UsingTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// A resource that notes when it is disposed.
    private struct Resource: Disposable {
        let scheduler: TestScheduler
        let disposals: Recorder<Int>

        func dispose() { disposals.record(scheduler.clock) }
    }

    private struct Action: Disposable {
        let action: @Sendable () -> Void

        func dispose() { action() }
    }

    private func run(
        disposed: Int = 1000, _ xs: TestableObservable<Int>
    ) -> (events: [Recorded<Event<Int>>], disposals: [Int]) {
        let disposals = Recorder<Int>()
        let result = scheduler.start(disposed: disposed) { [scheduler] in
            Observable.using(
                { Resource(scheduler: scheduler, disposals: disposals) }, observableFactory: { _ in xs.asObservable() })
        }
        return (result.events, disposals.values)
    }

    @Test(arguments: [Event<Int>.completed, .error(TestError.first)])
    func theResourceLivesUntilTheEnd(stop: Event<Int>) {
        let xs = scheduler.createColdObservable([.next(10, 1), Recorded(time: 20, value: stop)])
        let result = run(xs)
        #expect(result.events == [.next(210, 1), Recorded(time: 220, value: stop)])
        #expect(result.disposals == [220])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func theEndIsDeliveredThenTheSequenceReleasedThenTheResource() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let sequence = Observable<Int>.create { observer in
            _ = subject.subscribe(observer)
            return Disposables.create { log.record("sequence") }
        }
        _ = Observable<Int>.using({ Action { log.record("resource") } }, observableFactory: { _ in sequence })
            .subscribe(onCompleted: { log.record("C") }, onDisposed: { log.record("disposed") })
        subject.onCompleted()
        #expect(log.values == ["C", "sequence", "resource", "disposed"])
    }

    @Test func aThrowInTheResourceFactoryBecomesAFailure() {
        let calls = Counter()
        let result = scheduler.start {
            Observable<Int>.using(
                { () throws -> BooleanDisposable in throw TestError.first },
                observableFactory: { _ in
                    calls.increment()
                    return .just(1)
                })
        }
        #expect(result.events == [.error(200, TestError.first)])
        #expect(calls.value == 0)
    }

    @Test func aThrowInTheSequenceFactoryBecomesAFailureAndDisposesTheResource() {
        let resource = BooleanDisposable()
        let result = scheduler.start {
            Observable<Int>.using({ resource }, observableFactory: { _ in throw TestError.second })
        }
        #expect(result.events == [.error(200, TestError.second)])
        #expect(resource.isDisposed)
    }

    @Test func eachSubscriptionHasAResourceOfItsOwn() {
        let made = Counter()
        let disposed = Counter()
        let source = Observable<Int>.using(
            {
                made.increment()
                return Action { disposed.increment() }
            },
            observableFactory: { _ in .just(1) })
        #expect(made.value == 0)
        for _ in 0..<3 { _ = source.subscribe() }
        #expect(made.value == 3)
        #expect(disposed.value == 3)
    }

    @Test func theResourceReachesTheSequenceFactory() {
        let resource = BooleanDisposable(isDisposed: false)
        let same = Recorder<Bool>()
        _ = Observable<Int>.using(
            { resource },
            observableFactory: { given in
                same.record(given === resource && !given.isDisposed)
                return .empty()
            }
        ).subscribe()
        #expect(same.values == [true])
    }
}
