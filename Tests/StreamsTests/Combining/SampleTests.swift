import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct SampleTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(260, 3), .completed(310)])
    }

    private func ticks(_ end: Event<Int> = .completed) -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(230, 0), .next(240, 0), .next(300, 0), Recorded(time: 320, value: end)])
    }

    @Test func theLatestElementAtEachTick() {
        let (xs, sampler) = (numbers(), ticks())
        let result = scheduler.start { xs.sample(sampler) }
        #expect(result.events == [.next(230, 2), .next(300, 3), .completed(320)])
        #expect(xs.subscriptions == [Subscription(200, 310)])
        #expect(sampler.subscriptions == [Subscription(200, 320)])
    }

    @Test func aDefaultWhereThereIsNoNewElement() {
        let (xs, sampler) = (numbers(), ticks())
        let result = scheduler.start { xs.sample(sampler, defaultValue: -1) }
        let expected: [Recorded<Event<Int>>] = [
            .next(230, 2), .next(240, -1), .next(300, 3), .next(320, -1), .completed(320),
        ]
        #expect(result.events == expected)
    }

    @Test func synchronousSources() {
        let sampled = Observable.of(1, 2, 3).sample(Observable.of(10, 11, 12, 13))
        #expect(sampled.eventsAtOnce == [.next(1), .next(2), .next(3), .completed])
        #expect(sampled.eventsAtOnce(disposingAt: 2) == [.next(1), .next(2)])
        #expect(Observable<Int>.empty().sample(Observable.just(0)).eventsAtOnce == [.completed])
        #expect(Observable.just(1).sample(Observable<Int>.empty()).eventsAtOnce == [.next(1), .completed])
        #expect(
            Observable<Int>.error(TestError.first).sample(Observable.just(0)).eventsAtOnce == [.error(TestError.first)])
    }

    @Test func theSourceIsSubscribedToFirst() {
        let log = Recorder<String>()
        let xs = Observable<Int>.never().do(onSubscribe: { log.record("source") })
        let sampler = Observable<Int>.never().do(onSubscribe: { log.record("sampler") })
        _ = xs.sample(sampler).subscribe()
        #expect(log.values == ["source", "sampler"])
    }

    @Test func optionalElements() {
        let xs = PublishSubject<Int?>()
        let sampler = PublishSubject<Void>()
        let log = Recorder<String>()
        _ = xs.sample(sampler).subscribe(onNext: { log.record("\(String(describing: $0))") })
        xs.onNext(nil)
        sampler.onNext(())
        sampler.onNext(())
        #expect(log.values == ["nil"])
    }
}
