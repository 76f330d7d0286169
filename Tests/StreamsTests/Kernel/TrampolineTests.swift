import TestSupport
import Testing

@testable import Streams

/// What sequences made of synchronous sources must give: their elements take turns.
struct SynchronousCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let make: @Sendable () -> Observable<String>

    init<Element: Sendable>(
        _ description: String, _ expected: String, _ make: @escaping @Sendable () -> Observable<Element>
    ) {
        testDescription = description
        self.expected = expected
        self.make = { make().map { "\($0)" } }
    }

    /// The model of `SynchronousTests` has the operators that are not among them.
    static let all: [SynchronousCase] = [
        .init("sample", "1 2 3 C") { Observable.of(1, 2, 3).sample(Observable.of(10, 11, 12, 13)) },
        .init("amb", "1 2 C") { Observable.of(1, 2).amb(Observable.of(10, 11)) },
        .init("concatMap", "0 10 1 11 C") { Observable.of(0, 1).concatMap { Observable.of($0, $0 + 10) } },
        // A sequence that has waited for another one is subscribed to by a later job.
        .init("concatMap, flatMapLatest", pausing) { tens(of: Observable.of(1, 3, 5).concatMap { .of($0, $0 + 1) }) },
        .init("concat(), flatMapLatest", pausing) { tens(of: pairs.concat()) },
        .init("merge(maxConcurrent: 1), flatMapLatest", pausing) { tens(of: pairs.merge(maxConcurrent: 1)) },
        .init("retry twice", "1 1 !first") { Observable.of(1).concat(Observable.error(TestError.first)).retry(2) },
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
    ]

    private static let pausing = "11 21 22 23 31 41 42 43 51 61 62 63 64 65 C"

    private static var pairs: Observable<Observable<Int>> { .of(.of(1, 2), .of(3, 4), .of(5, 6)) }

    private static func tens(of source: Observable<Int>) -> Observable<Int> {
        source.flatMapLatest { tens in Observable.of(1, 2, 3, 4, 5).map { $0 + 10 * tens } }
    }
}

@Suite(.noLeaks) struct TrampolineTests {
    @Test(arguments: SynchronousCase.all, [false, true])
    func synchronousSourcesTakeTurns(_ example: SynchronousCase, insideAnotherSequence: Bool) {
        let log = Recorder<String>()
        let source = insideAnotherSequence ? Observable.deferred { example.make() } : example.make()
        source.subscribe(
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
            Trampoline.current.enqueue({ withExtendedLifetime(job) {} }, for: nil)
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
}
