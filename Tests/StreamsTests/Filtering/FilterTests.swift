import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct FilterTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func elementsThatSatisfyThePredicatePass() {
        let source = scheduler.createHotObservable([
            .next(150, 2), .next(210, 3), .next(220, 4), .next(230, 5), .next(240, 6), .completed(250),
        ])
        let result = scheduler.start { source.filter { $0.isMultiple(of: 2) } }
        #expect(result.events == [.next(220, 4), .next(240, 6), .completed(250)])
        #expect(source.subscriptions == [Subscription(200, 250)])
    }

    @Test func nothingThatPassesIsAnEmptySequence() {
        #expect(Observable.of(1, 2).filter { _ in false }.eventsAtOnce == [.completed])
    }

    @Test func filtersInARowAllHaveToAgree() {
        let result = Observable.of(1, 2, 3, 4, 5, 6).filter { $0 > 2 }.filter { $0.isMultiple(of: 3) }
        #expect(result.eventsAtOnce == [.next(3), .next(6), .completed])
    }
}
