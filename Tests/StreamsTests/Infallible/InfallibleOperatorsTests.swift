import Streams
import StreamsTest
import Testing

/// One operator, as it is on `Infallible` and on `Observable`.
struct Forwarding: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let infallible: @Sendable (Infallible<Int>, TestScheduler) -> Infallible<Int>
    let observable: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    init(
        _ name: String, _ infallible: @escaping @Sendable (Infallible<Int>, TestScheduler) -> Infallible<Int>,
        _ observable: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>
    ) {
        testDescription = name
        self.infallible = infallible
        self.observable = observable
    }
}

private let single: [Forwarding] = [
    Forwarding("map", { xs, _ in xs.map { $0 * 2 } }, { xs, _ in xs.map { $0 * 2 } }),
    Forwarding(
        "compactMap", { xs, _ in xs.compactMap { $0 > 1 ? $0 : nil } },
        { xs, _ in xs.compactMap { $0 > 1 ? $0 : nil } }),
    Forwarding("filter", { xs, _ in xs.filter { $0 > 1 } }, { xs, _ in xs.filter { $0 > 1 } }),
    Forwarding("scan", { xs, _ in xs.scan(0) { $0 + $1 } }, { xs, _ in xs.scan(0) { $0 + $1 } }),
    Forwarding("scan(into:)", { xs, _ in xs.scan(into: 0) { $0 += $1 } }, { xs, _ in xs.scan(into: 0) { $0 += $1 } }),
    Forwarding("startWith", { xs, _ in xs.startWith(7) }, { xs, _ in xs.startWith(7) }),
    Forwarding("share", { xs, _ in xs.share(replay: 1) }, { xs, _ in xs.share(replay: 1) }),
    Forwarding("do", { xs, _ in xs.do(onNext: { _ in }) }, { xs, _ in xs.do(onNext: { _ in }) }),
    Forwarding("distinct", { xs, _ in xs.distinctUntilChanged() }, { xs, _ in xs.distinctUntilChanged() }),
    Forwarding(
        "distinct by key", { xs, _ in xs.distinctUntilChanged { $0 / 2 } },
        { xs, _ in xs.distinctUntilChanged { $0 / 2 } }),
    Forwarding(
        "distinct by comparer", { xs, _ in xs.distinctUntilChanged { $0 == $1 } },
        { xs, _ in xs.distinctUntilChanged { $0 == $1 } }),
    Forwarding(
        "distinct at key path", { xs, _ in xs.distinctUntilChanged(at: \.magnitude) },
        { xs, _ in xs.distinctUntilChanged(at: \.magnitude) }),
    Forwarding(
        "distinct by key and comparer", { xs, _ in xs.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 }) },
        { xs, _ in xs.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 }) }),
    Forwarding("take", { xs, _ in xs.take(2) }, { xs, _ in xs.take(2) }),
    Forwarding(
        "take(for:)", { xs, time in xs.take(for: .seconds(25), scheduler: time) },
        { xs, time in xs.take(for: .seconds(25), scheduler: time) }),
    Forwarding("take(while:)", { xs, _ in xs.take(while: { $0 < 2 }) }, { xs, _ in xs.take(while: { $0 < 2 }) }),
    Forwarding(
        "take(until:behavior:)", { xs, _ in xs.take(until: { $0 == 2 }, behavior: .inclusive) },
        { xs, _ in xs.take(until: { $0 == 2 }, behavior: .inclusive) }),
    Forwarding("skip(while:)", { xs, _ in xs.skip(while: { $0 < 2 }) }, { xs, _ in xs.skip(while: { $0 < 2 }) }),
    Forwarding(
        "debounce", { xs, time in xs.debounce(.seconds(15), scheduler: time) },
        { xs, time in xs.debounce(.seconds(15), scheduler: time) }),
    Forwarding(
        "throttle", { xs, time in xs.throttle(.seconds(25), latest: false, scheduler: time) },
        { xs, time in xs.throttle(.seconds(25), latest: false, scheduler: time) }),
]

private let several: [Forwarding] = [
    Forwarding(
        "flatMap", { xs, _ in xs.flatMap { Infallible.of($0, $0 * 10) } },
        { xs, _ in xs.flatMap { Observable.of($0, $0 * 10) } }),
    Forwarding(
        "flatMapFirst", { xs, _ in xs.flatMapFirst { Infallible.just($0).concat(Infallible.never()) } },
        { xs, _ in xs.flatMapFirst { Observable.just($0).concat(Observable.never()) } }),
    Forwarding(
        "flatMapLatest", { xs, _ in xs.flatMapLatest { Infallible.of($0, $0 * 10) } },
        { xs, _ in xs.flatMapLatest { Observable.of($0, $0 * 10) } }),
    Forwarding(
        "concatMap", { xs, _ in xs.concatMap { Infallible.of($0, $0 * 10) } },
        { xs, _ in xs.concatMap { Observable.of($0, $0 * 10) } }),
    Forwarding("concat", { xs, _ in xs.concat(Infallible.just(7)) }, { xs, _ in xs.concat(Observable.just(7)) }),
    Forwarding("concat of several", { xs, _ in .concat(xs, .just(7)) }, { xs, _ in .concat(xs, .just(7)) }),
    Forwarding("concat of a collection", { xs, _ in .concat([xs, .just(7)]) }, { xs, _ in .concat([xs, .just(7)]) }),
    Forwarding(
        "concat of a sequence", { xs, _ in .concat(AnySequence([xs, .just(7)])) },
        { xs, _ in .concat(AnySequence([xs, .just(7)])) }),
    Forwarding("merge", { xs, _ in .merge(xs, .just(7)) }, { xs, _ in .merge(xs, .just(7)) }),
    Forwarding("merge of an array", { xs, _ in .merge([xs, .just(7)]) }, { xs, _ in .merge([xs, .just(7)]) }),
    Forwarding(
        "merge of a collection", { xs, _ in .merge(ContiguousArray([xs, .just(7)])) },
        { xs, _ in .merge(ContiguousArray([xs, .just(7)])) }),
    Forwarding(
        "combineLatest", { xs, _ in .combineLatest(xs, Infallible.just(7)) { $0 + $1 } },
        { xs, _ in .combineLatest(xs, Observable.just(7)) { $0 + $1 } }),
    Forwarding(
        "combineLatest of a collection", { xs, _ in .combineLatest([xs, .just(7)]) { $0.reduce(0, +) } },
        { xs, _ in .combineLatest([xs, .just(7)]) { $0.reduce(0, +) } }),
    Forwarding(
        "zip", { xs, _ in .zip(xs, Infallible.of(7, 8)) { $0 + $1 } },
        { xs, _ in .zip(xs, Observable.of(7, 8)) { $0 + $1 } }),
    Forwarding(
        "withLatestFrom", { xs, _ in xs.withLatestFrom(Infallible.just(7)) },
        { xs, _ in xs.withLatestFrom(Observable.just(7)) }),
    Forwarding(
        "withLatestFrom, combined", { xs, _ in xs.withLatestFrom(Infallible.just(7)) { $0 + $1 } },
        { xs, _ in xs.withLatestFrom(Observable.just(7)) { $0 + $1 } }),
    Forwarding(
        "take(until:) an infallible", { xs, time in xs.take(until: after(25, time)) },
        { xs, time in xs.take(until: after(25, time).asObservable()) }),
    Forwarding(
        "take(until:)", { xs, time in xs.take(until: after(25, time).asObservable()) },
        { xs, time in xs.take(until: after(25, time).asObservable()) }),
    Forwarding(
        "skip(until:)", { xs, time in xs.skip(until: after(25, time).asObservable()) },
        { xs, time in xs.skip(until: after(25, time).asObservable()) }),
    Forwarding(
        "deferred", { xs, _ in .deferred { xs } }, { xs, _ in .deferred { xs } }),
]

private func after(_ ticks: Int, _ scheduler: TestScheduler) -> Infallible<Int> {
    Observable<Int>.timer(.seconds(ticks), scheduler: scheduler).asInfallible(onErrorJustReturn: 0)
}

@Suite struct InfallibleOperatorsTests {
    @Test(arguments: single + several)
    func itForwardsToObservable(operation: Forwarding) {
        func run(_ make: (TestableObservable<Int>, TestScheduler) -> Observable<Int>) -> (
            events: [Recorded<Event<Int>>], subscriptions: [Subscription]
        ) {
            let scheduler = TestScheduler(initialClock: 0)
            let xs = scheduler.createHotObservable([
                .next(210, 1), .next(220, 1), .next(230, 2), .next(240, 3), .completed(250),
            ])
            let made = make(xs, scheduler)
            let result = scheduler.start { made }
            return (result.events, xs.subscriptions)
        }
        let infallible = run { xs, scheduler in
            operation.infallible(xs.asInfallible(onErrorJustReturn: -1), scheduler).asObservable()
        }
        let observable = run { xs, scheduler in operation.observable(xs.asObservable(), scheduler) }
        #expect(infallible.events == observable.events)
        #expect(infallible.subscriptions == observable.subscriptions)
        #expect(!infallible.events.isEmpty)
    }

    @Test func withUnretainedEndsWithTheObject() {
        let relay = PublishRelay<Int>()
        let log = Recorder<String>()
        let released = isReleased(afterDisposing: false) { token in
            relay.asInfallible().withUnretained(token).map { "\($0.1)" }
                .subscribe(onNext: { log.record($0) }, onCompleted: { log.record("|") })
        } _: {
            relay.accept(1)
        }
        #expect(released)
        #expect(log.values == ["|"])
        let object = Token()
        let combined = relay.asInfallible().withUnretained(object) { "\($0 === object) \($1)" }
        _ = combined.subscribe(onNext: { log.record($0) })
        relay.accept(2)
        #expect(log.values == ["|", "true 2"])
    }

    @Test func debugPassesEverything() {
        let log = Recorder<Int>()
        _ = Infallible.of(1, 2).debug("infallible", trimOutput: true).subscribe(onNext: { log.record($0) })
        #expect(log.values == [1, 2])
    }
}
