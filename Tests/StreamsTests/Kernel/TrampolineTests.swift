import StreamsTest
import TestSupport
import Testing

@testable import Streams

/// What sequences made of synchronous sources must give: their elements take turns.
struct SynchronousCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let make: @Sendable () -> Observable<String>

    init<Element>(
        _ description: String, _ expected: String, _ make: @escaping @Sendable () -> Observable<Element>
    ) {
        testDescription = description
        self.expected = expected
        self.make = { make().map { "\($0)" } }
    }

    static let all: [SynchronousCase] = [
        .init("merge", "0 10 1 11 2 12 C") { .merge(.of(0, 1, 2), .of(10, 11, 12)) },
        .init("merge of the same", "0 0 1 1 2 2 C") { .merge([.of(0, 1, 2), .of(0, 1, 2)]) },
        .init("merge of none", "C") { Observable<Int>.merge([]) },
        .init("combineLatest", "0/10 1/10 1/11 2/11 C") {
            Observable.combineLatest(Observable.of(0, 1, 2), Observable.of(10, 11)) { "\($0)/\($1)" }
        },
        .init("combineLatest of none", "[] C") { Observable.combineLatest([] as [Observable<Int>]) },
        .init("zip", "0/10 1/11 C") { Observable.zip(Observable.of(0, 1, 2), Observable.of(10, 11)) { "\($0)/\($1)" } },
        .init("zip of none", "C") { Observable.zip([] as [Observable<Int>]) },
        .init("sample", "1 2 3 C") { Observable.of(1, 2, 3).sample(Observable.of(10, 11, 12, 13)) },
        .init("amb", "1 2 C") { Observable.of(1, 2).amb(Observable.of(10, 11)) },
        .init("amb of none", "") { Observable<Int>.amb([]) },
        .init("withLatestFrom", "0/10 1/11 2/11 C") {
            Observable.of(0, 1, 2).withLatestFrom(Observable.of(10, 11)) { "\($0)/\($1)" }
        },
        .init("flatMap", "0 10 1 11 C") { Observable.of(0, 1).flatMap { Observable.of($0, $0 + 10) } },
        .init("flatMapLatest", "0 1 11 C") { Observable.of(0, 1).flatMapLatest { Observable.of($0, $0 + 10) } },
        .init("concatMap", "0 10 1 11 C") { Observable.of(0, 1).concatMap { Observable.of($0, $0 + 10) } },
        .init("take none", "C") { Observable.of(1, 2).take(0) },
        .init("retry none", "C") { Observable<Int>.error(TestError.first).retry(0) },
        .init("retry twice", "1 1 !first") { Observable.of(1).concat(Observable.error(TestError.first)).retry(2) },
        .init("startWith twice", "7 8 9 1 C") { Observable.of(1).startWith(8, 9).startWith(7) },
        .init("single", "1 !the sequence has more than one element") { Observable.of(1, 2, 3).single() },
        .init("asSingle", "!the sequence has more than one element") {
            Observable.of(1, 2, 3).asSingle().asObservable()
        },
        .init("buffer", "[1, 2] [3] C") {
            Observable.of(1, 2, 3).buffer(timeSpan: .seconds(10), count: 2, scheduler: HistoricalScheduler())
        },
        .init("window", "0:1 0:2 1:3 C") {
            Observable.of(1, 2, 3).window(timeSpan: .seconds(10), count: 2, scheduler: HistoricalScheduler())
                .enumerated().flatMap { index, window in window.map { "\(index):\($0)" } }
        },
        .init("debounce", "3 C") { Observable.of(1, 2, 3).debounce(.seconds(1), scheduler: HistoricalScheduler()) },
        .init("throttle", "1") { Observable.of(1, 2, 3).throttle(.seconds(10), scheduler: HistoricalScheduler()) },
        .init("groupBy", "1:1 0:2 1:3 0:4 C") {
            Observable.of(1, 2, 3, 4).groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key):\($0)" } }
        },
        .init("share(replay: 1)", "1 2 3 C") { Observable.of(1, 2, 3).share(replay: 1) },
        .init("do(afterNext: throw)", "1 !first") { Observable.just(1).do(afterNext: { _ in throw TestError.first }) },
        .init("do(onError: throw)", "!second") {
            Observable<Int>.error(TestError.first).do(onError: { _ in throw TestError.second })
        },
    ]
}

@Suite(.noLeaks) struct TrampolineTests {
    @Test(arguments: SynchronousCase.all) func synchronousSourcesTakeTurns(_ example: SynchronousCase) {
        let log = Recorder<String>()
        example.make().subscribe(
            onNext: log.record,
            onError: { error in
                log.record("!" + ((error as? RxError)?.debugDescription ?? "\(error)"))
            },
            onCompleted: { log.record("C") }
        ).dispose()
        #expect(log.values.joined(separator: " ") == example.expected)
    }

    @Test(arguments: SynchronousCase.all) func theyDoSoInsideAnotherSequenceToo(_ example: SynchronousCase) {
        let log = Recorder<String>()
        Observable.deferred { example.make() }.subscribe(
            onNext: log.record,
            onError: { error in
                log.record("!" + ((error as? RxError)?.debugDescription ?? "\(error)"))
            },
            onCompleted: { log.record("C") }
        ).dispose()
        #expect(log.values.joined(separator: " ") == example.expected)
    }

    @Test func aSourceSubscribedToFromInsideAnotherWaitsForItsTurn() {
        let log = Recorder<Int>()
        _ = Observable.of(1, 2, 3).subscribe(onNext: { element in
            log.record(element)
            if element == 1 { _ = Observable.of(10, 20, 30).subscribe(onNext: log.record) }
        })
        #expect(log.values == [1, 10, 2, 20, 3, 30])
    }

    @Test func whatIsSentAtOnceDoesNotWait() {
        let log = Recorder<Int>()
        _ = Observable.of(1, 2).subscribe(onNext: { element in
            log.record(element)
            _ = Observable.just(element * 10).subscribe(onNext: log.record)
            _ = Observable.from(optional: element * 100).subscribe(onNext: log.record)
        })
        #expect(log.values == [1, 10, 100, 2, 20, 200])
    }

    @Test func allTurnsAreOverWhenSubscribeReturns() {
        let log = Recorder<Int>()
        _ = Observable.of(1, 2).flatMap { Observable.range(start: $0 * 10, count: 100) }
            .subscribe(onNext: log.record)
        #expect(log.values.count == 200)
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    @Test func aSourceThatIsDisposedWhileItWaitsSendsNothing() {
        let log = Recorder<Int>()
        let second = SerialDisposable()
        _ = Observable.of(1, 2).subscribe(onNext: { element in
            log.record(element)
            if element == 1 {
                second.disposable = Observable.of(10, 20).subscribe(onNext: log.record)
                second.dispose()
            }
        })
        #expect(log.values == [1, 2])
    }

    @Test func eachThreadHasATrampolineOfItsOwn() {
        let log = Recorder<Int>()
        _ = Observable.of(1, 2).subscribe(onNext: { element in
            log.record(element)
            onNewThread {
                _ = Observable.of(element * 10, element * 100).subscribe(onNext: log.record)
            }
        })
        #expect(log.values == [1, 10, 100, 2, 20, 200])
    }

    @Test func aThreadThatExitsReleasesItsTrampoline() {
        let released = Counter()
        onNewThread {
            let job = OnRelease { released.increment() }
            Trampoline.current.enqueue { withExtendedLifetime(job) {} }
        }
        #expect(eventually { released.value == 1 })
    }

    @Test func manyWaitingSourcesAreServedInOrder() {
        let log = Recorder<Int>()
        _ = Observable.merge((0..<5_000).map { Observable.of($0, $0 + 5_000) }).subscribe(onNext: log.record)
        #expect(log.values == Array(0..<10_000))
    }

    @Test func takeFirstDisposesASourceThatNeverEnds() {
        let log = Recorder<Int>()
        let endless = Observable.from(sequence(first: 0) { $0 + 1 })
        _ = Observable.merge(endless, endless).take(5).subscribe(onNext: log.record)
        #expect(log.values == [0, 0, 1, 1, 2])
    }

    @Test func aFinishedSourceIsLetGoOf() {
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            _ = Observable.merge(.of(1, 2), .of(3, 4)).subscribe(onNext: { _ in _ = strong })
        }
        #expect(token == nil)
    }

    @Test @MainActor func aDriverSendsTheFirstAtOnceAndTheRestThroughTheMainQueue() async {
        let log = Recorder<Int>()
        await withCheckedContinuation { continuation in
            _ = Driver.of(1, 2, 3).drive(onNext: log.record, onCompleted: { continuation.resume() })
            #expect(log.values == [1])
        }
        #expect(log.values == [1, 2, 3])
    }

    @Test func aBehaviorSubjectCountsItsObserversUntilTheyUnsubscribe() {
        let source = BehaviorSubject(value: 0)
        let dropped = PublishSubject<Int>()
        let observers = [source.subscribe(TestableProbe()), dropped.subscribe(TestableProbe())]
        #expect(source.hasObservers && dropped.hasObservers)
        source.onCompleted()
        dropped.onCompleted()
        #expect(!dropped.hasObservers)
        for observer in observers { observer.dispose() }
        #expect(!source.hasObservers)
    }
}

/// An observer that looks at nothing.
private struct TestableProbe: ObserverType {
    func on(_ event: Event<Int>) {}
}
