import TestSupport
import Testing

@Suite(.noLeaks) struct CatchSequenceTests {
    @Test func theSequenceIsTakenFromAsNeeded() {
        let log = Recorder<String>()
        let failing = LazyElements(count: 3) { index in
            log.record("\(index + 1)")
            return index < 1 ? Observable<Int>.error(TestError.first) : .just(index + 1)
        }
        #expect(Observable.catch(sequence: failing).eventsAtOnce == [.next(2), .completed])
        #expect(log.values == ["1", "2"])
    }

    @available(*, deprecated) @Test func aLazySequenceIsPulledOnlyAsFarAsNeeded() {
        let mapped = Recorder<Int>()
        let sources = (1...5).lazy.map { number -> Observable<Int> in
            mapped.record(number)
            return number < 3 ? .error(TestError.first) : .just(number)
        }
        #expect(Observable.catch(sequence: sources).eventsAtOnce == [.next(3), .completed])
        #expect(mapped.values == [1, 2, 3])
    }
}
