import TestSupport
import Testing

@Suite(.noLeaks) struct InfallibleOperatorsTests {
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

    @Test func aThrowWhereTheTypeAllowsItIsAProgrammerError() async {
        await #expect(processExitsWith: .failureInDebugBuilds) {
            _ = Infallible.just(1).do(onNext: { _ in throw TestError.first }).subscribe()
        }
        await #expect(processExitsWith: .failureInDebugBuilds) {
            _ = Infallible.of(1, 2).distinctUntilChanged { _, _ in throw TestError.first }.subscribe { _ in }
        }
    }
}
