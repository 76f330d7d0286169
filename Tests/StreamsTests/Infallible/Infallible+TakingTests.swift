import TestSupport
import Testing

@Suite(.noLeaks) struct InfallibleTakingTests {
    @Test func aThrowOfAPredicateIsAProgrammerError() async {
        await #expect(processExitsWith: .failureInDebugBuilds) {
            _ = Infallible.just(1).take(while: { _ in throw TestError.first }).subscribe()
        }
        await #expect(processExitsWith: .failureInDebugBuilds) {
            _ = Infallible.just(1).skip(while: { _ in throw TestError.first }).subscribe()
        }
    }
}
