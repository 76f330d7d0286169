import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct PrimitiveSequenceOperatorsTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func deferredMakesOneForEachSubscription() {
        let count = Counter()
        let single = Single.deferred { Single.just(count.increment()) }
        let log = Recorder<String>()
        _ = single.asObservable().subscribe(log.noting())
        _ = single.asObservable().subscribe(log.noting())
        _ = Single<Int>.deferred { throw TestError.first }.asObservable().subscribe(log.noting())
        _ = Maybe<Int>.deferred { .empty() }.asObservable().subscribe(log.noting())
        _ = Completable.deferred { .empty() }.asObservable().subscribe(log.noting())
        #expect(log.text == "1 C 2 C !first C C")
    }

    @Test func catchGoesOnAfterAFailure() {
        let log = Recorder<String>()
        _ = Single<Int>.error(TestError.first).catch { .just($0 is TestError ? 1 : 0) }.asObservable().subscribe(
            log.noting())
        _ = Single<Int>.error(TestError.first).catch { _ in throw TestError.second }.asObservable().subscribe(
            log.noting())
        _ = Single.just(2).catch { _ in .just(3) }.asObservable().subscribe(log.noting())
        _ = Maybe<Int>.error(TestError.first).catch { _ in .empty() }.asObservable().subscribe(log.noting())
        _ = Completable.error(TestError.first).catch { _ in .empty() }.asObservable().subscribe(log.noting())
        #expect(log.text == "1 C !second 2 C C C")
    }

    @Test(arguments: [(1, "!first", 1), (2, "!first", 2), (3, "9 C", 3), (5, "9 C", 3)])
    func retryCountsAllAttempts(attempts: Int, expected: String, subscriptions: Int) {
        let count = Counter()
        let log = Recorder<String>()
        _ = Single<Int>.deferred { count.increment() < 3 ? .error(TestError.first) : .just(9) }.retry(attempts)
            .asObservable().subscribe(log.noting())
        #expect(log.text == expected)
        #expect(count.value == subscriptions)
    }

    @Test func usingDisposesItsResourceAfterTheEvent() {
        let log = Recorder<String>()
        let made = Recorder<BooleanDisposable>()
        func said(_ make: @escaping @Sendable (BooleanDisposable) throws -> Single<Int>) {
            let resource: @Sendable () -> BooleanDisposable = {
                made.record(BooleanDisposable())
                return made.values[made.values.count - 1]
            }
            _ = Single<Int>.using(resource, primitiveSequenceFactory: make).asObservable().subscribe(log.noting())
        }
        said { resource in
            log.record("\(resource.isDisposed)")
            return .just(1)
        }
        said { _ in throw TestError.second }
        said { _ in .never() }
        let none: @Sendable () throws -> BooleanDisposable = { throw TestError.first }
        _ = Single<Int>.using(none, primitiveSequenceFactory: { _ in .just(1) }).asObservable().subscribe(log.noting())
        #expect(log.text == "false 1 C !second !first")
        #expect(made.values.map(\.isDisposed) == [true, true, true])
    }

    @Test func timerFiresOnce() {
        let result = scheduler.start { [scheduler] in Single<Int>.timer(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(210, 0), .completed(210)])
        let other = TestScheduler(initialClock: 0)
        let disposed = other.start(disposed: 205) { Maybe<Int>.timer(.seconds(10), scheduler: other) }
        #expect(disposed.events.isEmpty)
    }

    @Test func delayDelaysASuccessAndNotAFailure() {
        let success = scheduler.start { [scheduler] in Single.just(1).delay(.seconds(10), scheduler: scheduler) }
        #expect(success.events == [.next(210, 1), .completed(211)])
        let other = TestScheduler(initialClock: 0)
        let failure = other.start { Single<Int>.error(TestError.first).delay(.seconds(10), scheduler: other) }
        #expect(failure.events == [.error(200, TestError.first)])
    }

    @Test func observeAndSubscribeOn() {
        let observed = scheduler.start { [scheduler] in Single.just(1).observe(on: scheduler) }
        #expect(observed.events == [.next(201, 1), .completed(202)])
        let other = TestScheduler(initialClock: 0)
        let subscribed = other.start { Single.just(1).subscribe(on: other) }
        #expect(subscribed.events == [.next(201, 1), .completed(201)])
    }

    private func single(_ event: Recorded<Event<Int>>) -> Single<Int> {
        let xs = scheduler.createColdObservable(event.value.isStopEvent ? [event] : [event, .completed(event.time)])
        return xs.asSingle()
    }

    @Test func itSubscribesLater() {
        let result = scheduler.start {
            single(.next(10, 1)).delaySubscription(.seconds(30), scheduler: scheduler)
        }
        #expect(result.events == [.next(240, 1), .completed(240)])
    }

    @Test func timeoutFailsOrGoesOn() {
        let late = single(.next(100, 1))
        let failed = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(300) { [scheduler] in
            _ = late.timeout(.seconds(50), scheduler: scheduler).asObservable().subscribe(failed)
        }
        let result = scheduler.start {
            late.timeout(.seconds(50), other: .just(8), scheduler: scheduler)
        }
        #expect(result.events == [.next(250, 8), .completed(250)])
        #expect(failed.events == [.error(350, RxError.timeout)])
    }

    @Test func retryWhenSubscribesAgain() {
        let xs = scheduler.createColdObservable([.error(10, TestError.first, Int.self)])
        let result = scheduler.start {
            xs.asSingle().retry(when: { (errors: Observable<any Error>) in errors.take(2) })
        }
        #expect(xs.subscriptions.map(\.subscribe) == [200, 210, 220])
        #expect(result.events.last?.value.isStopEvent == true)
    }

    @Test func retryWhenFailsASingleWhereTheTriggerEnds() {
        let failing = Single<Int>.error(TestError.first)
        let any = failing.retry { (errors: Observable<any Error>) in errors.take(1) }
        let some = failing.retry { (errors: Observable<TestError>) in errors.take(1) }
        #expect(any.eventsAtOnce == [.error(RxError.noElements)])
        #expect(some.eventsAtOnce == [.error(RxError.noElements)])
        let maybe = Maybe<Int>.error(TestError.first).retry { (errors: Observable<any Error>) in errors.take(1) }
        #expect(maybe.eventsAtOnce == [.completed])
    }

    @Test func retryWhenLetsOtherErrorsThrough() {
        let result = scheduler.start {
            single(.error(10, TestError.first)).retry(when: { (errors: Observable<RxError>) in errors })
        }
        #expect(result.events == [.error(210, TestError.first)])
    }

    @Test func debugPassesEverything() {
        let result = scheduler.start { Single<Int>.error(TestError.first).debug("trait", trimOutput: true) }
        #expect(result.events == [.error(200, TestError.first)])
    }
}
