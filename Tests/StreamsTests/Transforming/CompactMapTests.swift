import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct CompactMapTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func resultsThatAreNilAreDropped() {
        let source = scheduler.createHotObservable([
            .next(210, "1"), .next(220, "x"), .next(230, "3"), .completed(240),
        ])
        let result = scheduler.start { source.compactMap { Int($0) } }
        #expect(result.events == [.next(210, 1), .next(230, 3), .completed(240)])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }

    @Test func nothingButNilIsAnEmptySequence() {
        let result = Observable.of(1, 2).compactMap { _ in Int?.none }
        #expect(result.eventsAtOnce == [.completed])
    }

    @Test func oneLevelOfOptionalIsTakenOff() {
        let result = Observable<Int?>.of(1, nil).compactMap { .some($0) }
        #expect(result.eventsAtOnce == [.next(1), .next(nil), .completed])
    }
}
