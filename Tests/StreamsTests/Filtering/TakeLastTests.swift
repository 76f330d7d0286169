import TestSupport
import Testing

@Suite(.noLeaks) struct TakeLastTests {
    @Test func aNegativeCountIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) { _ = Observable.just(1).takeLast(-1) }
    }
}
