import TestSupport
import Testing

@Suite(.noLeaks) struct InfallibleSubscribeTests {
    @Test func closuresAreCalledOnceAndInOrder() {
        let log = Recorder<String>()
        let subscription = Infallible.of(1, 2).subscribe(
            onNext: { log.record("\($0)") }, onCompleted: { log.record("|") }, onDisposed: { log.record("disposed") })
        subscription.dispose()
        #expect(log.values == ["1", "2", "|", "disposed"])
    }

    @Test func anObserverReceivesEachEvent() {
        let log = Recorder<String>()
        _ = Infallible.of(1, 2).subscribe { event in log.record("\(event)") }
        #expect(log.values == ["next(1)", "next(2)", "completed"])
    }

    @Test func aFailureIsAProgrammerErrorEvenIfAnObjectIsPassed() async {
        await #expect(processExitsWith: .failureInDebugBuilds) {
            let failing = Infallible.just(1).do(onNext: { _ in throw TestError.first })
            _ = failing.subscribe(with: Recorder<Int>(), onNext: { $0.record($1) })
        }
    }

    @Test func anObjectIsNotKept() {
        let relay = PublishRelay<Int>()
        let log = Recorder<String>()
        let released = isReleased(afterDisposing: false) { token in
            relay.asInfallible().subscribe(
                with: token, onNext: { log.record("\($1)") }, onDisposed: { _ in log.record("d") })
        } _: {
            relay.accept(1)
        }
        #expect(released)
        #expect(log.values == [])
    }

    @Test func aLiveObjectIsHandedOver() {
        let relay = PublishRelay<Int>()
        let log = Recorder<String>()
        let object = Token()
        let subscription = relay.asInfallible().subscribe(
            with: object, onNext: { log.record("\($0 === object) \($1)") }, onDisposed: { _ in log.record("disposed") })
        relay.accept(1)
        subscription.dispose()
        relay.accept(2)
        #expect(log.values == ["true 1", "disposed"])
    }

    @Test func bindingToObserversPassesTheEndToo() {
        let scheduler = TestScheduler(initialClock: 0)
        let plain = scheduler.createObserver(Int.self)
        let second = scheduler.createObserver(Int.self)
        let optional = scheduler.createObserver(Int?.self)
        _ = Infallible.of(1, 2).bind(to: plain, second)
        _ = Infallible.of(1).bind(to: optional)
        #expect(plain.events == [.next(0, 1), .next(0, 2), .completed(0)])
        #expect(second.events == plain.events)
        #expect(optional.events == [.next(0, 1), .completed(0)])
    }

    @Test func bindingToRelays() {
        let source = Infallible.of(1, 2)
        let behavior = BehaviorRelay(value: 0)
        let optionalBehavior = BehaviorRelay<Int?>(value: nil)
        let log = Recorder<Int?>()
        let publish = PublishRelay<Int>()
        let optionalPublish = PublishRelay<Int?>()
        _ = publish.subscribe(onNext: { log.record($0) })
        _ = optionalPublish.subscribe(onNext: { log.record($0) })
        let replay = ReplayRelay<Int>.createUnbound()
        let optionalReplay = ReplayRelay<Int?>.createUnbound()
        _ = source.bind(to: behavior)
        _ = source.bind(to: optionalBehavior)
        _ = source.bind(to: publish)
        _ = source.bind(to: optionalPublish)
        _ = source.bind(to: replay)
        _ = source.bind(to: optionalReplay)
        #expect(behavior.value == 2)
        #expect(optionalBehavior.value == 2)
        #expect(log.values == [1, 2, 1, 2])
        let replayed = Recorder<Int?>()
        _ = replay.subscribe(onNext: { replayed.record($0) })
        _ = optionalReplay.subscribe(onNext: { replayed.record($0) })
        #expect(replayed.values == [1, 2, 1, 2])
    }

    @Test func bindingByFunctions() {
        let log = Recorder<Int>()
        _ = Infallible.of(1).bind(onNext: { log.record($0) })
        let result = Infallible.of(2).bind(to: { source in "\(type(of: source))" })
        let curried: String = Infallible.of(3).bind(to: { _ in { "\($0)" } }, curriedArgument: 7)
        #expect(log.values == [1])
        #expect(result == "Infallible<Int>")
        #expect(curried == "7")
    }

    @MainActor @Test func asADriver() {
        let log = Recorder<Int>()
        _ = Infallible.just(1).asDriver().drive(onNext: { log.record($0) })
        #expect(log.values == [1])
    }
}
