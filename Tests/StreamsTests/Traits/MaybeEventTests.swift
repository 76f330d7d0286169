import TestSupport
import Testing

@Suite(.noLeaks) struct MaybeEventTests {
    /// Exhaustive without a default.
    private func said(_ event: MaybeEvent<Int>) -> String {
        switch event {
        case .success(let element): "\(element)"
        case .error(let error): "!\(error)"
        case .completed: "C"
        }
    }

    @Test(arguments: [
        (Maybe.just(1), "1"), (Maybe<Int>.empty(), "C"), (Maybe<Int>.error(TestError.first), "!first"),
    ]) func aSubscriberReceivesOne(maybe: Maybe<Int>, expected: String) {
        let log = Recorder<String>()
        _ = maybe.subscribe { log.record(said($0)) }
        #expect(log.values == [expected])
    }

    @Test func itTravelsToAnotherTask() async {
        let event = MaybeEvent.success(1)
        #expect(await Task { said(event) }.value == "1")
    }
}
