import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct FlatMapLatestTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func onlyTheLatestSequenceIsFollowed() {
        let source = scheduler.createHotObservable([.next(210, 10), .next(225, 20), .completed(230)])
        let inner = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
        let result = scheduler.start { source.flatMapLatest { element in inner.asObservable().map { element + $0 } } }
        #expect(result.events == [.next(220, 11), .next(235, 21), .next(245, 22), .completed(255)])
        #expect(source.subscriptions == [Subscription(200, 230)])
        #expect(inner.subscriptions == [Subscription(210, 225), Subscription(225, 255)])
    }

    @Test func synchronousSequencesAreLeftForTheNext() {
        let result = Observable.of(0, 1).flatMapLatest { Observable.of($0, $0 + 10) }
        #expect(result.eventsAtOnce == [.next(0), .next(1), .next(11), .completed])
    }

    @Test func sequencesOfSequencesAreFollowedAlike() {
        let one = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(240, TestError.first)])
        let other = scheduler.createHotObservable([.next(235, 3), .completed(250)])
        let source = scheduler.createHotObservable([.next(205, one), .next(230, other), .completed(240)])
        let result = scheduler.start { source.switchLatest() }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(235, 3), .completed(250)])
        #expect(source.subscriptions == [Subscription(200, 240)])
        #expect(one.subscriptions == [Subscription(205, 230)])
        #expect(other.subscriptions == [Subscription(230, 250)])
    }

    @Test func thePreviousSequenceIsDisposedBeforeTheNextIsSubscribedTo() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let subscription = subject.flatMapLatest { element in
            Observable<Int>.never().do(
                onSubscribe: { log.record("subscribed \(element)") },
                onDispose: { log.record("disposed \(element)") })
        }.subscribe()
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.values == ["subscribed 1", "disposed 1", "subscribed 2"])
        subscription.dispose()
    }

    @Test func aSequenceThatEndedIsDisposedBeforeTheEnd() {
        let log = Recorder<String>()
        let inner = PublishSubject<Int>()
        _ = Observable.just(1).flatMapLatest { _ in inner.do(onDispose: { log.record("disposed") }) }
            .subscribe(onCompleted: { log.record("end") })
        inner.onCompleted()
        #expect(log.values == ["disposed", "end"])
    }

    @Test func disposalMidwayThroughTheSelectorSubscribesToNothing() {
        let source = scheduler.createHotObservable([.next(210, 1)])
        let inner = scheduler.createColdObservable([.next(10, 1)])
        let subscription = SerialDisposable()
        scheduler.scheduleAt(200) {
            subscription.disposable = source.flatMapLatest { _ in
                subscription.dispose()
                return inner
            }.subscribe()
        }
        scheduler.start()
        #expect(source.subscriptions == [Subscription(200, 210)])
        #expect(inner.subscriptions == [])
    }

    // MARK: Re-entrancy

    @Test func aSequenceThatRunsWholeFromInsideNextLosesNothing() {
        let source = PublishSubject<Int>()
        let first = PublishSubject<Int>()
        let result = scheduler.createObserver(Int.self)
        _ = source.flatMapLatest { $0 == 0 ? first : Observable.just($0) }
            .do(onNext: { if $0 == 1 { source.onNext(7) } })
            .subscribe(result)
        source.onNext(0)
        first.onNext(1)
        source.onCompleted()
        #expect(result.events.map(\.value) == [.next(1), .next(7), .completed])
    }

    @Test func aSequenceThatFailsFromInsideNextDeliversWhatCameBefore() {
        let source = PublishSubject<Int>()
        let first = PublishSubject<Int>()
        let result = scheduler.createObserver(Int.self)
        _ = source.flatMapLatest { $0 == 0 ? first : Observable.just($0).concat(Observable.error(TestError.first)) }
            .do(onNext: { if $0 == 1 { source.onNext(7) } })
            .subscribe(result)
        source.onNext(0)
        first.onNext(1)
        #expect(result.events.map(\.value) == [.next(1), .next(7), .error(TestError.first)])
    }

    @Test func whatTheLeftSequenceSentMeanwhileIsDropped() {
        let source = PublishSubject<Int>()
        let first = Handle<Int>()
        let result = scheduler.createObserver(Int.self)
        _ = source.flatMapLatest { $0 == 0 ? first.source : Observable.just($0) }
            .do(onNext: { element in
                guard element == 1 else { return }
                first.send(.next(2))
                source.onNext(7)
            })
            .subscribe(result)
        source.onNext(0)
        first.send(.next(1))
        #expect(result.events.map(\.value) == [.next(1), .next(7)])
        source.onCompleted()
    }

    @Test func aSequenceThatIsLeftBeforeItBeginsIsNotSubscribedTo() {
        let source = Handle<Int>()
        let log = Recorder<String>()
        let result = source.source.flatMapLatest { element in
            Observable<Int>.never().do(
                onSubscribe: { log.record("subscribed \(element)") },
                onDispose: {
                    log.record("disposed \(element)")
                    if element == 1 { source.send(.next(3)) }
                })
        }
        let subscription = result.subscribe()
        source.send(.next(1))
        source.send(.next(2))
        #expect(log.values == ["subscribed 1", "disposed 1", "subscribed 2", "disposed 2", "subscribed 3"])
        subscription.dispose()
        #expect(log.values.last == "disposed 3")
    }

    // MARK: Infallible

    @Test func aSelectorOfInfalliblesGivesAnInfallible() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(260)])
        let inner = scheduler.createColdObservable([.next(10, 10), .next(30, 30), .completed(50)])
        let result = scheduler.start {
            let latest: Infallible<Int> = xs.flatMapLatest { number in
                inner.asInfallible(onErrorJustReturn: 0).map { $0 + number }
            }
            return latest
        }
        #expect(result.events == [.next(220, 11), .next(240, 12), .next(260, 32), .completed(280)])
        #expect(xs.subscriptions == [Subscription(200, 260)])
        #expect(inner.subscriptions == [Subscription(210, 230), Subscription(230, 280)])
    }

    @Test func otherCallsAreNotAmbiguous() {
        let source = Observable.of(1, 2)
        let inferred = source.flatMapLatest { Observable.just($0) }
        let infallible = source.flatMapLatest { Infallible.just($0) }
        let observable: Observable<Int> = source.flatMapLatest { Infallible.just($0) }
        let short = source.flatMapLatest { number -> Observable<Int> in .just(number) }
        let single = source.flatMapLatest { Single.just($0) }
        let throwing = source.flatMapLatest { (number: Int) throws -> Infallible<Int> in .just(number) }
        let fromInfallible = Infallible.of(1, 2).flatMapLatest { Infallible.just($0) }
        let many = source.flatMapLatest { number in
            let doubled = number * 2
            return Observable.just(doubled)
        }
        #expect(inferred.eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(infallible.eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(observable.eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(short.eventsAtOnce == single.eventsAtOnce)
        #expect(throwing.eventsAtOnce == fromInfallible.eventsAtOnce)
        #expect(many.eventsAtOnce == [.next(2), .next(4), .completed])
    }
}
