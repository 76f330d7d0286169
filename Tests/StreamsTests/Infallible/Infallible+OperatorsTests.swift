import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct InfallibleOperatorsTests {
    private static let all: [Forwarding] = [
        Forwarding("map", { xs, _ in xs.map { $0 * 2 } }, { xs, _ in xs.map { $0 * 2 } }),
        Forwarding(
            "compactMap", { xs, _ in xs.compactMap { $0 > 1 ? $0 : nil } },
            { xs, _ in xs.compactMap { $0 > 1 ? $0 : nil } }),
        Forwarding("filter", { xs, _ in xs.filter { $0 > 1 } }, { xs, _ in xs.filter { $0 > 1 } }),
        Forwarding("scan", { xs, _ in xs.scan(0) { $0 + $1 } }, { xs, _ in xs.scan(0) { $0 + $1 } }),
        Forwarding(
            "scan(into:)", { xs, _ in xs.scan(into: 0) { $0 += $1 } }, { xs, _ in xs.scan(into: 0) { $0 += $1 } }),
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
        Forwarding(
            "debounce", { xs, time in xs.debounce(.seconds(15), scheduler: time) },
            { xs, time in xs.debounce(.seconds(15), scheduler: time) }),
        Forwarding(
            "throttle", { xs, time in xs.throttle(.seconds(25), latest: false, scheduler: time) },
            { xs, time in xs.throttle(.seconds(25), latest: false, scheduler: time) }),
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
    ]

    @Test(arguments: all) func itForwardsToObservable(operation: Forwarding) { operation.expectTheSame() }

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

    @Test func aThrowWhereTheTypeAllowsItIsAProgrammerError() async {
        await #expect(processExitsWith: .failureInDebugBuilds) {
            _ = Infallible.just(1).do(onNext: { _ in throw TestError.first }).subscribe()
        }
        await #expect(processExitsWith: .failureInDebugBuilds) {
            _ = Infallible.of(1, 2).distinctUntilChanged { _, _ in throw TestError.first }.subscribe { _ in }
        }
    }
}
