import TestSupport
import Testing

@Suite(.noLeaks) struct BindTests {
    private let bag = DisposeBag()

    @Test func toObserversInOrder() {
        let log = Recorder<String>()
        let (a, b) = (AnyObserver<Int> { log.record("a \($0)") }, AnyObserver<Int> { log.record("b \($0)") })
        _ = Observable.of(1).bind(to: a, b)
        #expect(log.values == ["a next(1)", "b next(1)", "a completed", "b completed"])
    }

    @Test func anEventReachesAllObserversIfOneDisposes() {
        let (subject, subscription, log) = (PublishSubject<Int>(), SerialDisposable(), Recorder<String>())
        let first = AnyObserver<Int> { _ in subscription.dispose() }
        subscription.disposable = subject.bind(to: first, AnyObserver(eventHandler: log.noting()))
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.text == "1")
    }

    @Test func failuresReachObservers() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.createObserver(Int.self)
        let optionals = scheduler.createObserver(Int?.self)
        _ = Observable<Int>.error(TestError.first).bind(to: observer)
        _ = Observable.just(1).concat(Observable<Int>.error(TestError.first)).bind(to: optionals)
        #expect(observer.events == [.error(0, TestError.first)])
        #expect(optionals.events == [.next(0, 1), .error(0, TestError.first)])
    }

    @Test func toSubjectsOfElementsAndOfOptionals() {
        let (plain, optional) = (BehaviorSubject(value: 0), BehaviorSubject<Int?>(value: nil))
        Observable.just(1).concat(Observable<Int>.never()).bind(to: plain).disposed(by: bag)
        Observable.just(1).concat(Observable<Int>.never()).bind(to: optional).disposed(by: bag)
        #expect(try! plain.value() == 1)
        #expect(try! optional.value() == 1)
    }

    @Test func toRelays() {
        let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
        let replay = ReplayRelay<Int>.create(bufferSize: 2)
        let publish = PublishRelay<Int>()
        let log = Recorder<String>()
        _ = publish.subscribe(onNext: { log.record("\($0)") })
        _ = Observable.of(1, 2).bind(to: a, b)
        _ = Observable.of(1, 2).bind(to: replay)
        _ = Observable.of(1, 2).bind(to: publish)
        #expect(a.value == 2 && b.value == 2)
        #expect(replay.eventsAtOnce == [.next(1), .next(2)])
        #expect(log.values == ["1", "2"])
    }

    @Test func toRelaysOfOptionals() {
        let behavior = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int?>.create(bufferSize: 1)
        let publish = PublishRelay<Int?>()
        let log = Recorder<String>()
        _ = publish.subscribe(onNext: { log.record("\($0 ?? -1)") })
        _ = Observable.just(1).bind(to: behavior)
        _ = Observable.just(2).bind(to: replay)
        _ = Observable.just(3).bind(to: publish)
        _ = Observable.of(4, 5).map { $0 + 1 }.bind(to: publish)
        #expect(behavior.value == 1)
        #expect(replay.eventsAtOnce == [.next(2)])
        #expect(log.values == ["3", "5", "6"])
        _ = Observable<Int?>.just(nil).bind(to: behavior)
        #expect(behavior.value == nil)
    }

    @Test func toAClosure() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let subscription = subject.bind(onNext: { log.record("\($0)") })
        _ = Observable.just(7).bind { log.record("\($0)") }
        subject.onNext(1)
        subscription.dispose()
        subject.onNext(2)
        #expect(log.values == ["7", "1"])
    }

    @Test func toAClosureWithAnObjectThatIsNotKeptAlive() {
        weak var gone: Recorder<String>?
        let subject = PublishSubject<Int>()
        do {
            let log = Recorder<String>()
            gone = log
            _ = subject.bind(with: log) { $0.record("\($1)") }
            subject.onNext(1)
            #expect(log.values == ["1"])
        }
        #expect(gone == nil)
        subject.onNext(2)
        #expect(subject.hasObservers)
    }

    @Test func toAFunction() {
        let source = Observable.of(1, 2)
        let result: [Event<Int>] = source.bind(to: { $0.eventsAtOnce })
        #expect(result == [.next(1), .next(2), .completed])
    }

    @Test func toACurriedFunction() {
        func times(_ source: Observable<Int>) -> (Int) -> Observable<Int> {
            { factor in source.map { $0 * factor } }
        }
        #expect(
            Observable.of(1, 2).bind(to: times, curriedArgument: 10).eventsAtOnce == [.next(10), .next(20), .completed])
        #expect(Observable.of(1, 2).bind(to: times)(3).eventsAtOnce == [.next(3), .next(6), .completed])
    }

    @Test func aFailureIntoARelayOrAClosureIsAProgrammerError() async {
        await #expect(processExitsWith: .failureInDebugBuilds) {
            _ = Observable<Int>.error(TestError.first).bind(to: PublishRelay<Int>())
        }
        await #expect(processExitsWith: .failureInDebugBuilds) {
            // The object is gone, the failure is not.
            _ = Observable<Int>.error(TestError.first).bind(with: Recorder<String>()) { _, _ in }
        }
    }
}
