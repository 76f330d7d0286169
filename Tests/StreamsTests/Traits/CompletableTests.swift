import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct CompletableTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// What a completable says through its `subscribe`.
    private func said(_ completable: Completable) -> String {
        let log = Recorder<String>()
        _ = completable.subscribe(
            onCompleted: { log.record("C") }, onError: { log.record("!\($0)") }, onDisposed: { log.record("D") })
        return log.text
    }

    // MARK: Create

    @Test(arguments: [(CompletableEvent.completed, "C D"), (.error(TestError.first), "!first D")])
    func callsAfterTheFirstAreIgnored(event: CompletableEvent, expected: String) {
        let completable = Completable.create { completable in
            for event in [event, .completed, .error(TestError.second)] { completable(event) }
            return Disposables.create()
        }
        let seen = Recorder<CompletableEvent>()
        let late = LateErrors.recorded {
            #expect(said(completable) == expected)
            _ = completable.subscribe(seen.record)
        }
        #expect(seen.values == [event])
        #expect(late as? [TestError] == [.second, .second])
    }

    @Test func sources() {
        #expect(said(.empty()) == "C D")
        #expect(said(.error(TestError.first)) == "!first D")
        #expect(said(.never()) == "D")
    }

    @Test func doRunsAroundTheEventInOrder() {
        let log = Recorder<String>()
        func run(_ completable: Completable) -> [String] {
            let before = log.values.count
            _ = completable.do(
                onError: { log.record("on!\($0)") }, afterError: { log.record("after!\($0)") },
                onCompleted: { log.record("onC") }, afterCompleted: { log.record("afterC") },
                onSubscribe: { log.record("subscribe") }, onSubscribed: { log.record("subscribed") },
                onDispose: { log.record("dispose") }
            ).subscribe(onCompleted: { log.record("C") }, onError: { log.record("!\($0)") })
            let run = log.values.dropFirst(before).filter { $0 != "subscribed" }
            #expect(run.suffix(2).filter { $0 == "dispose" }.count == 1)
            return run.filter { $0 != "dispose" }
        }
        #expect(run(.empty()) == ["subscribe", "onC", "C", "afterC"])
        #expect(run(.error(TestError.first)) == ["subscribe", "on!first", "!first", "after!first"])
        #expect(said(Completable.empty().do(onCompleted: { throw TestError.second })) == "!second D")
    }

    // MARK: andThen

    private func first(_ stop: Event<Never>) -> (Completable, TestableObservable<Never>) {
        let xs = scheduler.createColdObservable([Recorded(time: 30, value: stop)])
        let completable = Completable.create { completable in
            xs.subscribe(onError: { completable(.error($0)) }, onCompleted: { completable(.completed) })
        }
        return (completable, xs)
    }

    @Test func theSecondIsSubscribedToAtTheEndOfTheFirst() {
        let (completable, xs) = first(.completed)
        let ys = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let result = scheduler.start { completable.andThen(ys.asObservable()) }
        #expect(result.events == [.next(240, 1), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
        #expect(ys.subscriptions == [Subscription(230, 250)])
    }

    @Test func aFailureSkipsTheSecond() {
        let (completable, xs) = first(.error(TestError.first))
        let ys = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let result = scheduler.start { completable.andThen(ys.asObservable()) }
        #expect(result.events == [.error(230, TestError.first)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
        #expect(ys.subscriptions.isEmpty)
    }

    @Test(arguments: [(220, [Subscription(200, 220)], []), (235, [Subscription(200, 230)], [Subscription(230, 235)])])
    func disposeDisposesTheHalfThatRuns(time: Int, one: [Subscription], two: [Subscription]) {
        let (completable, xs) = first(.completed)
        let ys = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let result = scheduler.start(disposed: time) { completable.andThen(ys.asObservable()) }
        #expect(result.events.isEmpty)
        #expect(xs.subscriptions == one)
        #expect(ys.subscriptions == two)
    }

    @Test func itGoesOnWithEveryKind() {
        let log = Recorder<String>()
        _ = Completable.empty().andThen(Single.just(1)).subscribe(onSuccess: { log.record("\($0)") })
        _ = Completable.empty().andThen(Maybe.just(2)).subscribe(onSuccess: { log.record("\($0)") })
        _ = Completable.empty().andThen(Maybe<Int>.empty()).subscribe(onCompleted: { log.record("C") })
        _ = Completable.empty().andThen(.empty()).subscribe(onCompleted: { log.record("C") })
        _ = Completable.empty().andThen(Completable.error(TestError.first)).subscribe(onError: { log.record("\($0)") })
        _ = Completable.empty().andThen(Observable.of(3, 4)).subscribe(log.noting())
        #expect(log.text == "1 2 C C first 3 4 C")
    }

    // MARK: Several

    @Test(arguments: 0..<4) func completablesOneAfterAnother(form: Int) {
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

    @Test(arguments: 0..<3) func completablesAtTheSameTime(form: Int) {
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
}
