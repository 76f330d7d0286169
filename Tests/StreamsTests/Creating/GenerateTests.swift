import TestSupport
import Testing

@Suite(.noLeaks) struct GenerateTests {
    @Test func iterateIsNotAskedForMoreThanIsTaken() {
        let log = Recorder<String>()
        let source = Observable.generate(
            initialState: 1, condition: { _ in true },
            iterate: {
                log.record("\($0)")
                return $0 + 1
            })
        #expect(source.take(2).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(log.values == ["1"])
    }
}
