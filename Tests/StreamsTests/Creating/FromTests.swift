import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct FromTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The same elements from each function that takes several.
    private static func sources(on scheduler: (any ImmediateSchedulerType)? = nil) -> [Observable<Int>] {
        if let scheduler {
            [
                .of(1, 2, 3, scheduler: scheduler), .from([1, 2, 3], scheduler: scheduler),
                .from(1...3, scheduler: scheduler),
            ]
        } else {
            [.of(1, 2, 3), .from([1, 2, 3]), .from(1...3)]
        }
    }

    // MARK: On the current thread

    @Test(arguments: 0..<3) func allElementsComeInsideSubscribe(index: Int) {
        let result = scheduler.start { Self.sources()[index] }
        #expect(result.events == [.next(200, 1), .next(200, 2), .next(200, 3), .completed(200)])
    }

    @Test(arguments: 0..<3) func takeEndsTheLoop(index: Int) {
        let result = scheduler.start { Self.sources()[index].take(2) }
        #expect(result.events == [.next(200, 1), .next(200, 2), .completed(200)])
    }

    @Test func anEndlessSequenceStopsWithItsObserver() {
        let result = scheduler.start { Observable.from(sequence(first: 1) { $0 * 2 }).take(3) }
        #expect(result.events == [.next(200, 1), .next(200, 2), .next(200, 4), .completed(200)])
    }

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

    @Test func noElementsMeanTheEndAlone() {
        let empty: [Int] = []
        for source in [Observable.from(empty), .from(EmptyCollection<Int>())] {
            let observer = scheduler.createObserver(Int.self)
            _ = source.subscribe(observer)
            #expect(observer.events == [.completed(0)])
        }
    }

    // MARK: On another scheduler

    @Test(arguments: 0..<3) func eachElementAndTheEndIsAJob(index: Int) {
        let result = scheduler.start { [scheduler] in Self.sources(on: scheduler)[index] }
        #expect(result.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
    }

    // MARK: An optional

    @Test func anOptionalComesInsideSubscribe() {
        #expect(scheduler.start { Observable.from(optional: 1) }.events == [.next(200, 1), .completed(200)])
        let none = TestScheduler(initialClock: 0)
        #expect(none.start { Observable<Int>.from(optional: nil) }.events == [.completed(200)])
    }

    @Test func anOptionalOnASchedulerIsAJobEach() {
        let some = scheduler.start { [scheduler] in Observable.from(optional: 1, scheduler: scheduler) }
        #expect(some.events == [.next(201, 1), .completed(202)])
        let other = TestScheduler(initialClock: 0)
        let none = other.start { Observable<Int>.from(optional: nil, scheduler: other) }
        #expect(none.events == [.completed(201)])
    }
}
