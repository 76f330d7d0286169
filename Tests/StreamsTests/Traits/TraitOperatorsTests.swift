import Streams
import StreamsTest
import Testing

@Suite struct TraitOperatorsTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func single(_ event: Recorded<Event<Int>>) -> Single<Int> {
        let xs = scheduler.createColdObservable(event.value.isStopEvent ? [event] : [event, .completed(event.time)])
        return xs.asSingle()
    }

    // MARK: Time and retrying

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

    // MARK: Maybe

    @Test func whereNothingIsSomethingElseMayBe() {
        let nothing = Maybe<Int>.empty()
        func events(_ source: Observable<Int>) -> [Event<Int>] {
            let log = Recorder<Event<Int>>()
            _ = source.subscribe { log.record($0) }
            return log.values
        }
        #expect(events(nothing.ifEmpty(default: 7).asObservable()) == [.next(7), .completed])
        #expect(events(nothing.ifEmpty(switchTo: Maybe.just(7)).asObservable()) == [.next(7), .completed])
        #expect(events(nothing.ifEmpty(switchTo: Maybe<Int>.empty()).asObservable()) == [.completed])
        #expect(events(nothing.ifEmpty(switchTo: Single.just(7)).asObservable()) == [.next(7), .completed])
        #expect(events(Maybe.just(1).ifEmpty(default: 7).asObservable()) == [.next(1), .completed])
        #expect(
            events(Maybe<Int>.error(TestError.first).ifEmpty(default: 7).asObservable()) == [.error(TestError.first)])
    }

    // MARK: Closures with an object

    @Test func aLiveObjectIsHandedOver() {
        let log = Recorder<String>()
        let object = Token()
        _ = Single.just(1).subscribe(
            with: object, onSuccess: { log.record("\($0 === object) \($1)") }, onDisposed: { _ in log.record("d") })
        _ = Maybe<Int>.empty().subscribe(
            with: object, onCompleted: { log.record("\($0 === object) |") }, onDisposed: { _ in log.record("d") })
        _ = Completable.error(TestError.first).subscribe(
            with: object, onError: { log.record("\($0 === object) \($1)") }, onDisposed: { _ in log.record("d") })
        #expect(log.values == ["true 1", "d", "true |", "d", "true first", "d"])
    }

    @Test func anObjectIsNotKept() {
        let subject = PublishSubject<Int>()
        let log = Recorder<Int>()
        let released = isReleased(afterDisposing: false) { token in
            subject.asMaybe().subscribe(with: token, onSuccess: { log.record($1) }, onDisposed: { _ in log.record(0) })
        } _: {
            subject.onNext(1)
            subject.onCompleted()
        }
        #expect(released)
        #expect(log.values == [])
    }

    // MARK: Several

    @Test(arguments: 0..<4)
    func completablesOneAfterAnother(form: Int) {
        let first = scheduler.createColdObservable([.completed(10, Never.self)])
        let second = scheduler.createColdObservable([.completed(20, Never.self)])
        let sources = [first.asCompletable(), second.asCompletable()]
        let result = scheduler.start { () -> Completable in
            switch form {
            case 0: sources[0].concat(sources[1])
            case 1: .concat(sources[0], sources[1])
            case 2: .concat(sources)
            default: .concat(AnySequence(sources))
            }
        }
        #expect(result.events.map(\.time) == [230])
        #expect(second.subscriptions == [Subscription(210, 230)])
    }

    @Test(arguments: 0..<3)
    func completablesAtTheSameTime(form: Int) {
        let first = scheduler.createColdObservable([.completed(10, Never.self)])
        let second = scheduler.createColdObservable([.completed(20, Never.self)])
        let sources = [first.asCompletable(), second.asCompletable()]
        let result = scheduler.start { () -> Completable in
            switch form {
            case 0: .zip(sources[0], sources[1])
            case 1: .zip(sources)
            default: .zip(ContiguousArray(sources))
            }
        }
        #expect(result.events.map(\.time) == [220])
        #expect(first.subscriptions == [Subscription(200, 210)])
        #expect(second.subscriptions == [Subscription(200, 220)])
    }

    @Test func theFirstFailureOfSeveralEndsAll() {
        let first = scheduler.createColdObservable([.error(10, TestError.first, Never.self)])
        let second = scheduler.createColdObservable([.completed(20, Never.self)])
        let result = scheduler.start { Completable.zip(first.asCompletable(), second.asCompletable()) }
        #expect(result.events.map(\.time) == [210])
        #expect(second.subscriptions == [Subscription(200, 210)])
    }

    @Test func singlesOfACollectionAreZipped() {
        let singles = [Single.just(1), Single.just(2)]
        let log = Recorder<[Int]>()
        _ = Single.zip(singles).subscribe(onSuccess: { log.record($0) })
        _ = Single.zip([Single<Int>]()).subscribe(onSuccess: { log.record($0) })
        _ = Single.zip(singles) { [$0.reduce(0, +)] }.subscribe(onSuccess: { log.record($0) })
        #expect(log.values == [[1, 2], [], [3]])
    }
}
