import TestSupport
import Testing

@Suite(.noLeaks) struct FromTests {
    let scheduler = TestScheduler(initialClock: 0)

    // MARK: On the current thread

    @Test func aSequenceIsIteratedLazilyAndAnewForEachSubscription() {
        let made = Counter()
        let numbers = AnySequence { () -> AnyIterator<Int> in
            made.increment()
            var next = 0
            return AnyIterator {
                next += 1
                return next < 3 ? next : nil
            }
        }
        let source = Observable.from(numbers)
        #expect(made.value == 0)
        for round in 1...2 {
            let observer = scheduler.createObserver(Int.self)
            _ = source.subscribe(observer)
            #expect(made.value == round)
            #expect(observer.events == [.next(0, 1), .next(0, 2), .completed(0)])
        }
    }
}
