import TestSupport
import Testing

@Suite(.noLeaks) struct InfallibleCombiningTests {
    @Test func aSequenceIsPulledOnlyAsFarAsNeeded() {
        let pulled = Recorder<Int>()
        let sources = (1...5).lazy.map { number -> Infallible<Int> in
            pulled.record(number)
            return .just(number)
        }
        #expect(Infallible.concat(AnySequence(sources)).take(2).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(pulled.values == [1, 2])
    }
}
