import TestSupport
import Testing

@Suite(.noLeaks) struct ElementAtTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func aSourceThatIsTooShort() {
        let xs = scheduler.createHotObservable([.next(210, 0), .completed(250)])
        let result = scheduler.start { xs.element(at: 1) }
        #expect(result.events == [.error(250, RxError.argumentOutOfRange)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func aNegativeIndexIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) { _ = Observable.just(1).element(at: -1) }
    }
}
