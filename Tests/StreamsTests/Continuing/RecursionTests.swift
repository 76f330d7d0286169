import TestSupport
import Testing

/// Sequences that continue with themselves after each round, as a poll does: a round leaves nothing behind.
@Suite(.noLeaks) struct RecursionTests {
    struct Form: Sendable, CustomTestStringConvertible {
        typealias Again = @Sendable () -> Observable<Int>

        let testDescription: String
        /// Returns a sequence that continues with the one of `again` after the first element of `request`.
        let round: @Sendable (_ request: Observable<Int>, _ again: @escaping Again) -> Observable<Int>

        static let all = [
            Form(testDescription: "concat") { $0.take(1).concat(.deferred($1)) },
            Form(testDescription: "concat of three") { .concat(.just(0), $0.take(1), .deferred($1)) },
            Form(testDescription: "concat of concat") { $0.take(1).concat(Observable.just(0).concat(.deferred($1))) },
            Form(testDescription: "concat of a slice") { request, again in
                .concat([request.take(1), .deferred(again)].dropFirst(0))
            },
            Form(testDescription: "startWith") { request, again in
                request.take(1).concat(Observable.deferred { again().startWith(0) })
            },
            Form(testDescription: "andThen") { $0.take(1).ignoreElements().asCompletable().andThen(.deferred($1)) },
            Form(testDescription: "catch") { request, again in
                request.take(1).map { _ in throw TestError.first }.catch { _ in again() }
            },
            Form(testDescription: "catch(sequence:)") { request, again in
                .catch(sequence: [request.take(1).map { _ in throw TestError.first }, .deferred(again)])
            },
            Form(testDescription: "ifEmpty") { $0.take(1).filter { _ in false }.ifEmpty(switchTo: .deferred($1)) },
        ]

        func loop(_ request: Observable<Int>) -> Observable<Int> { round(request) { loop(request) } }
    }

    @Test(arguments: Form.all) func roundsNeedNoStackForTheirRelease(form: Form) {
        onNewThread(stackSize: 512 * 1_024) {
            let request = PublishSubject<Int>()
            let subscription = form.loop(request).subscribe()
            for _ in 0..<20_000 { request.onNext(1) }
            #expect(request.hasObservers)
            subscription.dispose()
            #expect(!request.hasObservers)
        }
    }

    /// Sources that emit from the queue of the thread, and inside the call that attaches them.
    enum SynchronousSource: CaseIterable {
        case of, just, create, single

        var observable: Observable<Int> {
            switch self {
            case .of: .of(1, 2)
            case .just: .just(1)
            case .single: Single.just(1).asObservable()
            case .create:
                .create { observer in
                    observer.onNext(1)
                    observer.onCompleted()
                    return Disposables.create()
                }
            }
        }
    }

    /// The rounds end while they are subscribed to.
    @Test(arguments: Form.all, SynchronousSource.allCases)
    func synchronousRoundsNeedNoStack(form: Form, source: SynchronousSource) {
        onNewThread(stackSize: 512 * 1_024) {
            let rounds = Counter()
            @Sendable func loop() -> Observable<Int> {
                rounds.increment() == 20_000 ? .empty() : form.round(source.observable, loop)
            }
            _ = loop().subscribe()
            #expect(rounds.value == 20_000)
        }
    }

    @Test func elementsBeforeTheNextRoundNeedNoStack() {
        onNewThread(stackSize: 512 * 1_024) {
            let sum = Counter()
            @Sendable func countdown(_ count: Int) -> Observable<Int> {
                count == 0 ? .empty() : Observable.deferred { countdown(count - 1) }.startWith(1)
            }
            _ = countdown(20_000).subscribe(onNext: { sum.increment(by: $0) })
            #expect(sum.value == 20_000)
        }
    }

    @Test func aFactoryInTheLastPlaceConnectsAfterTheSubscription() {
        let shared = Observable.of(1, 2).publish()
        let log = Recorder<Int>()
        let next = Observable.deferred {
            _ = shared.connect()
            return .concat(shared, .just(3))
        }
        _ = Observable.just(0).concat(next).subscribe(onNext: { log.record($0) })
        #expect(log.values == [0, 1, 2, 3])
    }

    @Test func aFactoryInTheLastPlaceFails() {
        let log = Recorder<String>()
        let next = Observable<Int>.deferred { throw TestError.first }
        _ = Observable.just(0).concat(next).subscribe(
            onNext: { log.record("\($0)") }, onError: { log.record("\($0)") }, onDisposed: { log.record("disposed") })
        #expect(log.values == ["0", "first", "disposed"])
    }

    /// Each level is a subscription of the client, which has ended when it returns.
    @Test func aRecursionOfSubscriptionsReturnsItsResults() {
        @Sendable func sum(_ count: Int) -> Int {
            if count == 0 { return 0 }
            let total = Counter()
            _ = Observable.concat(.just(count), .deferred { .just(sum(count - 1)) })
                .subscribe(onNext: { total.increment(by: $0) })
            return total.value
        }
        onNewThread(stackSize: 8 * 1_024 * 1_024) { #expect(sum(200) == 20_100) }
    }

    @Test func aSourceBelowALongChainIsAttachedWhenSubscribeReturns() {
        let log = Recorder<Int>()
        onNewThread(stackSize: 8 * 1_024 * 1_024) {
            let subject = PublishSubject<Int>()
            let chain = (1...1_000).reduce(Observable.just(1).concat(subject)) { chain, _ in chain.map { $0 } }
            let outer = Observable.just(0).concat(chain)
            _ = Observable.of(0).flatMap { _ in
                Observable<Int>.create { _ in
                    let subscription = outer.subscribe(onNext: { log.record($0) })
                    subject.onNext(2)
                    return subscription
                }
            }
            .subscribe()
        }
        #expect(log.values == [0, 1, 2])
    }

    /// Sequences whose rounds are a second apart.
    struct TimedForm: Sendable, CustomTestStringConvertible {
        typealias Again = @Sendable () -> Observable<Int>

        let testDescription: String
        let round: @Sendable (_ scheduler: TestScheduler, _ again: @escaping Again) -> Observable<Int>

        static let all = [
            TimedForm(testDescription: "delaySubscription") { scheduler, again in
                .just(1).concat(Observable.deferred(again).delaySubscription(.seconds(1), scheduler: scheduler))
            },
            TimedForm(testDescription: "timeout") { scheduler, again in
                .never().startWith(1).timeout(.seconds(1), other: .deferred(again), scheduler: scheduler)
            },
            TimedForm(testDescription: "timeout(overall:)") { scheduler, again in
                .never().startWith(1).timeout(overall: .seconds(1), other: .deferred(again), scheduler: scheduler)
            },
            TimedForm(testDescription: "timeout of a single") { scheduler, again in
                Single.never().timeout(.seconds(1), other: .just(1), scheduler: scheduler).asObservable()
                    .concat(.deferred(again))
            },
        ]

        func loop(_ scheduler: TestScheduler) -> Observable<Int> { round(scheduler) { loop(scheduler) } }
    }

    @Test(arguments: TimedForm.all) func timedRoundsNeedNoStackForTheirRelease(form: TimedForm) {
        onNewThread(stackSize: 512 * 1_024) {
            let scheduler = TestScheduler(initialClock: 0)
            let seen = Recorder<Int>()
            let subscription = form.loop(scheduler).subscribe(onNext: { seen.record($0) })
            scheduler.advanceTo(20_000)
            subscription.dispose()
            #expect(seen.values.count >= 20_000)
        }
    }

    #if Tracing
        // Counts are those of the whole process.
        @Test func roundsLeaveNothing() async {
            await #expect(processExitsWith: .success) {
                for form in Form.all {
                    let request = PublishSubject<Int>()
                    let subscription = form.loop(request).subscribe()
                    for _ in 0..<10 { request.onNext(1) }
                    let few = Resources.total
                    for _ in 0..<1_000 { request.onNext(1) }
                    precondition(Resources.total == few, "\(form.testDescription): \(Resources.total - few) left")
                    subscription.dispose()
                }
                for form in TimedForm.all {
                    let scheduler = TestScheduler(initialClock: 0)
                    let subscription = form.loop(scheduler).subscribe()
                    scheduler.advanceTo(10)
                    let few = Resources.total
                    scheduler.advanceTo(1_000)
                    precondition(Resources.total == few, "\(form.testDescription): \(Resources.total - few) left")
                    subscription.dispose()
                }
            }
        }
    #endif
}
