import TestSupport
import Testing

@Suite(.noLeaks) struct InfallibleCombiningTests {
    @Test func aSequenceIsPulledOnlyAsFarAsNeeded() {
        let pulled = Recorder<Int>()
        let sources = LazyElements(count: 5) { index -> Infallible<Int> in
            pulled.record(index + 1)
            return .just(index + 1)
        }
        #expect(Infallible.concat(sources.makeIterator()).take(2).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(pulled.values == [1, 2])
    }

    @Test func theSecondOfConcatMayBeOfAnyType() {
        let second = BehaviorRelay(value: 3)
        #expect(Infallible.of(1, 2).concat(second).take(3).eventsAtOnce == [.next(1), .next(2), .next(3), .completed])
    }
}
