import TestSupport
import Testing

@Suite(.noLeaks) struct InfallibleTests {
    @Test func createSendsUntilTheEndAndDisposesThen() {
        let log = Recorder<String>()
        let source = Infallible<Int>.create { observer in
            observer(.next(1))
            observer(.completed)
            observer(.next(2))
            return Disposables.create { log.record("disposed") }
        }
        _ = source.subscribe(
            onNext: { log.record("\($0)") }, onCompleted: { log.record("|") }, onDisposed: { log.record("onDisposed") })
        #expect(log.values == ["1", "|", "onDisposed", "disposed"])
    }

    @Test func theEventsAsOnesOfAnObservable() {
        #expect(InfallibleEvent.next(1).event == .next(1))
        #expect(InfallibleEvent<Int>.completed.event == .completed)
    }

    @Test func relaysNeedNoReplacement() {
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: 0)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let log = Recorder<Int>()
        let merged = Infallible.merge(publish.asInfallible(), behavior.asInfallible(), replay.asInfallible())
        let subscription = merged.subscribe(onNext: { log.record($0) })
        publish.accept(1)
        behavior.accept(2)
        replay.accept(3)
        #expect(log.values == [0, 1, 2, 3])
        subscription.dispose()
    }
}
