import TestSupport
import Testing

@Suite(.noLeaks) struct CatchSequenceTests {
    @Test func theSequenceIsTakenFromAsNeeded() {
        let log = Recorder<String>()
        let failing = (1...3).lazy.map { number in
            log.record("\(number)")
            return number < 2 ? Observable<Int>.error(TestError.first) : .just(number)
        }
        #expect(Observable.catch(sequence: failing).eventsAtOnce == [.next(2), .completed])
        #expect(log.values == ["1", "2"])
    }
}
