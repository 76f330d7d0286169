import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct SkipTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [
        (0, [1, 2, 3]), (1, [2, 3]), (2, [3]), (3, []), (4, []), (Int.max, []),
    ]) func theFirstElementsAreDropped(_ count: Int, _ expected: [Int]) {
        let result = Observable.of(1, 2, 3).skip(count)
        #expect(result.eventsAtOnce == expected.map { .next($0) } + [.completed])
    }

    @Test func elementsPassAtTheirTicks() {
        let source = scheduler.createHotObservable([
            .next(150, 0), .next(210, 1), .next(220, 2), .next(230, 3), .completed(240),
        ])
        let result = scheduler.start { source.skip(1) }
        #expect(result.events == [.next(220, 2), .next(230, 3), .completed(240)])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }
}
