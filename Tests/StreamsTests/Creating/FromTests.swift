import TestSupport
import Testing

@Suite(.noLeaks) struct FromTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The numbers 1 and 2, with the number of the iterators.
    private struct OneAndTwo: Sequence, Sendable {
        let made: Counter

        func makeIterator() -> Range<Int>.Iterator {
            made.increment()
            return (1..<3).makeIterator()
        }
    }

    // MARK: On the current thread

    @Test func aSequenceIsIteratedLazilyAndAnewForEachSubscription() {
        let made = Counter()
        let source = Observable.from(OneAndTwo(made: made))
        #expect(made.value == 0)
        for round in 1...2 {
            let observer = scheduler.createObserver(Int.self)
            _ = source.subscribe(observer)
            #expect(made.value == round)
            #expect(observer.events == [.next(0, 1), .next(0, 2), .completed(0)])
        }
    }
}
