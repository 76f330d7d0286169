import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct FlatMapTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func theElementsOfAllSequencesComeAsTheyDo() {
        let source = scheduler.createHotObservable([.next(210, 10), .next(220, 20), .completed(230)])
        let inner = scheduler.createColdObservable([.next(5, 1), .next(15, 2), .completed(25)])
        let result = scheduler.start { source.flatMap { element in inner.asObservable().map { element + $0 } } }
        #expect(
            result.events == [.next(215, 11), .next(225, 12), .next(225, 21), .next(235, 22), .completed(245)])
        #expect(source.subscriptions == [Subscription(200, 230)])
        #expect(inner.subscriptions == [Subscription(210, 235), Subscription(220, 245)])
    }

    @Test func synchronousSequencesTakeTurns() {
        let result = Observable.of(0, 1).flatMap { Observable.of($0, $0 + 10) }
        #expect(result.eventsAtOnce == [.next(0), .next(10), .next(1), .next(11), .completed])
    }

    // MARK: flatMapFirst

    @Test func elementsThatComeMeanwhileAreIgnoredWithoutCallingTheSelector() {
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(245),
        ])
        let inner = scheduler.createColdObservable([.next(5, 10), .completed(15)])
        let log = Recorder<String>()
        let result = scheduler.start {
            source.flatMapFirst { element -> Observable<Int> in
                log.record("\(element)")
                return inner.asObservable().map { element + $0 }
            }
        }
        #expect(result.events == [.next(215, 11), .next(235, 13), .completed(245)])
        #expect(log.values == ["1", "3"])
        #expect(source.subscriptions == [Subscription(200, 245)])
        #expect(inner.subscriptions == [Subscription(210, 225), Subscription(230, 245)])
    }
}
