import TestSupport
import Testing

@Suite(.noLeaks) struct FlatMapLatestTests {
    private let scheduler = TestScheduler(initialClock: 0)

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

    @Test func theLatestInfallibleMakesTheResultOne() {
        let (subject, inners, log) = (PublishRelay<Int>(), [PublishRelay<Int>(), PublishRelay()], Recorder<Int>())
        let latest: Infallible<Int> = subject.asObservable().flatMapLatest {
            inners[$0].asObservable().asInfallible(onErrorJustReturn: 0)
        }
        let subscription = latest.subscribe(onNext: log.record)
        for index in 0...1 {
            subject.accept(index)
            for (number, inner) in inners.enumerated() { inner.accept(10 * index + number) }
        }
        #expect(log.values == [0, 11])
        subscription.dispose()
    }

    @Test func aSequenceThatEndedIsDisposedAfterTheEnd() {
        let log = Recorder<String>()
        let inner = PublishSubject<Int>()
        _ = Observable.just(1).flatMapLatest { _ in inner.do(onDispose: { log.record("disposed") }) }
            .subscribe(onCompleted: { log.record("end") })
        inner.onCompleted()
        #expect(log.values == ["end", "disposed"])
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
