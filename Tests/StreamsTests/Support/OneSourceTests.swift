import Streams
import StreamsTest
import Synchronization
import TestSupport
import Testing

/// What every operator owes its one source and its observer.
@Suite(.noLeaks) struct OneSourceTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func run(
        _ operation: OneSource, _ events: [Recorded<Event<Int>>], disposed: Int = 1000,
        visit: @escaping OneSource.Visit = { _ in }
    ) -> (events: [Recorded<Event<Int>>], subscriptions: [Subscription]) {
        let source = scheduler.createHotObservable(events)
        let result = scheduler.start(disposed: disposed) { operation.apply(source.asObservable(), visit) }
        return (result.events, source.subscriptions)
    }

    @Test(arguments: OneSource.all) func elementsAndCompletionPassAtTheirTicks(_ operation: OneSource) {
        let result = run(operation, [.next(150, 9), .next(210, 1), .next(220, 2), .completed(230)])
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(result.subscriptions == [Subscription(200, 230)])
    }

    @Test(arguments: OneSource.all) func anErrorPassesAtItsTick(_ operation: OneSource) {
        let result = run(operation, [.next(210, 1), .error(230, TestError.first)])
        #expect(result.events == [.next(210, 1), .error(230, TestError.first)])
        #expect(result.subscriptions == [Subscription(200, 230)])
    }

    @Test(arguments: OneSource.all) func anEmptySourceJustEnds(_ operation: OneSource) {
        let result = run(operation, [.completed(230)])
        #expect(result.events == [.completed(230)])
        #expect(result.subscriptions == [Subscription(200, 230)])
    }

    @Test(arguments: OneSource.all) func aSilentSourceIsHeldUntilDisposal(_ operation: OneSource) {
        let result = run(operation, [])
        #expect(result.events == [])
        #expect(result.subscriptions == [Subscription(200, 1000)])
    }

    @Test(arguments: OneSource.all) func disposalLetsGoOfTheSource(_ operation: OneSource) {
        let result = run(operation, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)], disposed: 225)
        #expect(result.events == [.next(210, 1), .next(220, 2)])
        #expect(result.subscriptions == [Subscription(200, 225)])
    }

    @Test(arguments: OneSource.all) func disposalFromInsideNextIsHeededAtOnce(_ operation: OneSource) {
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(210, 3), .completed(220)])
        let subscription = SerialDisposable()
        let log = Recorder<String>()
        scheduler.scheduleAt(200) {
            subscription.disposable = operation(source.asObservable()).subscribe(
                onNext: { element in
                    log.record("next \(element)")
                    if element == 2 { subscription.dispose() }
                },
                onCompleted: { log.record("completed") }, onDisposed: { log.record("disposed") })
        }
        scheduler.start()
        #expect(log.values == ["next 1", "next 2", "disposed"])
        #expect(source.subscriptions == [Subscription(200, 210)])
    }

    @Test(arguments: OneSource.all) func whatFollowsAStopEventIsCutOff(_ operation: OneSource) {
        let result = run(operation, [.next(210, 1), .completed(220), .next(230, 2), .error(240, TestError.first)])
        #expect(result.events == [.next(210, 1), .completed(220)])
        #expect(result.subscriptions == [Subscription(200, 220)])
    }

    @Test(arguments: OneSource.all) func ofSeveralEndsTheFirstCounts(_ operation: OneSource) {
        let result = run(
            operation, [.error(220, TestError.number(1)), .error(220, TestError.number(2)), .completed(220)])
        #expect(result.events == [.error(220, TestError.number(1))])
    }

    @Test(arguments: OneSource.closures) func aThrowIsOneErrorAndLetsGoOfTheSource(_ operation: OneSource) {
        let events: [Recorded<Event<Int>>] = [
            .next(210, 1), .next(220, 2), .next(220, 3), .next(230, 4), .completed(240),
        ]
        let result = run(operation, events) { if $0 > 1 { throw TestError.number($0) } }
        #expect(result.events == [.next(210, 1), .error(220, TestError.number(2))])
        #expect(result.subscriptions == [Subscription(200, 220)])
    }

    @Test(arguments: OneSource.closures) func aThrowStopsASynchronousSource(_ operation: OneSource) {
        let log = Recorder<String>()
        let source = Observable.of(1, 2, 3, 4).do(onNext: { log.record("\($0)") })
        let result = operation.apply(source) { if $0 == 2 { throw TestError.first } }
        #expect(result.eventsAtOnce == [.next(1), .error(TestError.first)])
        #expect(log.values == ["1", "2"])
    }

    @Test(arguments: OneSource.closures) func aClosureRunsOncePerElementAndNotBeforeSubscription(
        _ operation: OneSource
    ) {
        let log = Recorder<String>()
        let result = operation.apply(.of(1, 2, 3)) { log.record("\($0)") }
        #expect(log.values == [])
        _ = result.eventsAtOnce
        #expect(log.values == ["1", "2", "3"])
    }

    @Test(arguments: OneSource.all) func synchronousSourcesPassWhole(_ operation: OneSource) {
        #expect(operation(.of(1, 2, 3)).eventsAtOnce == [.next(1), .next(2), .next(3), .completed])
        #expect(operation(.just(1)).eventsAtOnce == [.next(1), .completed])
        #expect(operation(.empty()).eventsAtOnce == [.completed])
        #expect(operation(.error(TestError.first)).eventsAtOnce == [.error(TestError.first)])
        #expect(operation(.never()).eventsAtOnce == [])
    }

    @Test(arguments: OneSource.all, [Event<Int>.completed, .error(TestError.first)])
    func aSourceThatIsOverEndsTheResultAtOnce(_ operation: OneSource, _ end: Event<Int>) {
        let subject = PublishSubject<Int>()
        subject.on(end)
        #expect(operation(subject).eventsAtOnce == [end])
    }

    @Test(arguments: OneSource.all) func whatIsSentFromInsideNextComesAfterIt(_ operation: OneSource) {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        _ = operation(subject).subscribe { event in
            log.record("enter \(event)")
            if event.element == 1 {
                subject.onNext(2)
                subject.onCompleted()
            }
            log.record("leave \(event)")
        }
        subject.onNext(1)
        #expect(log.values == ["next(1)", "next(2)", "completed"].flatMap { ["enter \($0)", "leave \($0)"] })
    }

    @Test(arguments: OneSource.all) func eachSubscriptionBeginsAnew(_ operation: OneSource) {
        let result = operation(.of(1, 2))
        #expect(result.eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(result.eventsAtOnce == [.next(1), .next(2), .completed])
    }

    @Test(arguments: OneSource.all) func aSynchronousSourceStopsWhenNobodyListens(_ operation: OneSource) {
        let log = Recorder<String>()
        let source = Observable.of(1, 2, 3, 4).do(onNext: { log.record("\($0)") })
        #expect(operation(source).take(2).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(log.values == ["1", "2"])
    }

    @Test(arguments: OneSource.all) func theSourceOfAHandlerIsDisposedOnce(_ operation: OneSource) {
        let log = Recorder<String>()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            return Disposables.create { log.record("disposed") }
        }
        let subscription = operation(source).subscribe()
        #expect(log.values == [])
        subscription.dispose()
        subscription.dispose()
        #expect(log.values == ["disposed"])
        _ = operation(source).take(1).subscribe()
        #expect(log.values == ["disposed", "disposed"])
    }

    // MARK: Retention

    @Test(arguments: OneSource.closures, [Event<Int>.completed, .error(TestError.first), .next(13)])
    func nothingIsKeptAfterTheEnd(_ operation: OneSource, _ end: Event<Int>) {
        let subject = PublishSubject<Int>()
        weak var kept: Token?
        let subscription: any Disposable
        do {
            let token = Token()
            kept = token
            let result = operation.apply(subject) {
                token.touch()
                if $0 == 13 { throw TestError.first }
            }
            subscription = result.subscribe(onError: { _ in })
        }
        subject.onNext(1)
        #expect(kept != nil)
        subject.on(end)
        #expect(kept == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: OneSource.closures) func nothingIsKeptAfterDisposal(_ operation: OneSource) {
        let subject = PublishSubject<Int>()
        weak var kept: Token?
        let subscription: any Disposable
        do {
            let token = Token()
            kept = token
            subscription = operation.apply(subject) { _ in token.touch() }.subscribe()
        }
        subject.onNext(1)
        #expect(kept != nil)
        subscription.dispose()
        #expect(kept == nil)
        #expect(!subject.hasObservers)
    }

    @Test(arguments: OneSource.all.filter { !$0.holdsItsSource })
    func aLiveSubscriptionDoesNotKeepTheSource(_ operation: OneSource) {
        let observers = PublishSubject<Int>()
        weak var kept: Token?
        let subscription: any Disposable
        do {
            let token = Token()
            kept = token
            let source = Observable<Int>.create { observer in
                token.touch()
                return observers.subscribe(observer)
            }
            subscription = operation(source).subscribe()
        }
        observers.onNext(1)
        #expect(observers.hasObservers)
        #expect(kept == nil)
        subscription.dispose()
    }

    // MARK: Order of the end

    @Test(
        arguments: OneSource.all.filter { !$0.disposesBeforeTheEnd }, [Event<Int>.completed, .error(TestError.first)])
    func theEndIsForwardedBeforeTheSourceIsDisposed(_ operation: OneSource, _ end: Event<Int>) {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let source = subject.do(onDispose: { log.record("source disposed") })
        _ = operation(source).subscribe { log.record($0.isStopEvent ? "end" : "next") }
        subject.onNext(1)
        subject.on(end)
        #expect(log.values == ["next", "end", "source disposed"])
    }
}
