import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct MapTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func eachElementIsTransformed() {
        let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(230)])
        let result = scheduler.start { source.map { "\($0 * 10)" } }
        #expect(result.events == [.next(210, "20"), .next(220, "30"), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func mapsInARowApplyInOrder() {
        let result = Observable.of(1, 2).map { $0 + 1 }.map { $0 * 10 }
        #expect(result.eventsAtOnce == [.next(20), .next(30), .completed])
    }

    @Test func aThrowUpstreamDoesNotReachTheClosuresBelow() {
        let log = Recorder<String>()
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let result = scheduler.start {
            source.map { _ -> Int in throw TestError.first }.map {
                log.record("below")
                return $0
            }
        }
        #expect(result.events == [.error(210, TestError.first)])
        #expect(source.subscriptions == [Subscription(200, 210)])
        #expect(log.values == [])
    }
}
