import TestSupport
import Testing

@Suite(.noLeaks) struct ElementAtTests {
    @Test func aNegativeIndexIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) { _ = Observable.just(1).element(at: -1) }
    }
}
