import Streams
import StreamsTest
import Testing

@Suite struct InfallibleSubscribeTests {
    @Test func closuresAreCalledOnceAndInOrder() {
        let log = Trace<String>()
        let subscription = Infallible.of(1, 2).subscribe(
            onNext: { log.add("\($0)") }, onCompleted: { log.add("|") }, onDisposed: { log.add("disposed") })
        subscription.dispose()
        #expect(log.entries == ["1", "2", "|", "disposed"])
    }

    @Test func anObjectIsNotKept() {
        let relay = PublishRelay<Int>()
        let log = Trace<String>()
        let released = isReleased(afterDisposing: false) { held in
            relay.asInfallible().subscribe(with: held, onNext: { log.add("\($1)") }, onDisposed: { _ in log.add("d") })
        } _: {
            relay.accept(1)
        }
        #expect(released)
        #expect(log.entries == [])
    }

    @Test func aLiveObjectIsHandedOver() {
        let relay = PublishRelay<Int>()
        let log = Trace<String>()
        let object = Held()
        let subscription = relay.asInfallible().subscribe(
            with: object, onNext: { log.add("\($0 === object) \($1)") }, onDisposed: { _ in log.add("disposed") })
        relay.accept(1)
        subscription.dispose()
        relay.accept(2)
        #expect(log.entries == ["true 1", "disposed"])
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
        let log = Trace<Int?>()
        let publish = PublishRelay<Int>()
        let optionalPublish = PublishRelay<Int?>()
        _ = publish.subscribe(onNext: { log.add($0) })
        _ = optionalPublish.subscribe(onNext: { log.add($0) })
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
        #expect(log.entries == [1, 2, 1, 2])
        let replayed = Trace<Int?>()
        _ = replay.subscribe(onNext: { replayed.add($0) })
        _ = optionalReplay.subscribe(onNext: { replayed.add($0) })
        #expect(replayed.entries == [1, 2, 1, 2])
    }

    @Test func bindingByFunctions() {
        let log = Trace<Int>()
        _ = Infallible.of(1).bind(onNext: { log.add($0) })
        let result = Infallible.of(2).bind(to: { source in "\(type(of: source))" })
        let curried: String = Infallible.of(3).bind(to: { _ in { "\($0)" } }, curriedArgument: 7)
        #expect(log.entries == [1])
        #expect(result == "Infallible<Int>")
        #expect(curried == "7")
    }

    @MainActor @Test func asADriver() {
        let log = Trace<Int>()
        _ = Infallible.just(1).asDriver().drive(onNext: { log.add($0) })
        #expect(log.entries == [1])
    }
}
