import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct SkipWhileTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(210, 1), .next(220, 3), .next(230, 1), .completed(250)])
    }

    @Test func elementsPassFromTheFirstThatDoesNotSatisfyThePredicate() {
        let xs = numbers()
        let log = Recorder<String>()
        let result = scheduler.start {
            xs.skip(while: {
                log.record("asked \($0)")
                return $0 < 3
            })
        }
        #expect(result.events == [.next(220, 3), .next(230, 1), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
        #expect(log.values == ["asked 1", "asked 3"])
    }

    @Test func eachSubscriptionBeginsAnew() {
        let source = Observable.of(1, 3, 1).skip(while: { $0 < 3 })
        for _ in 1...2 { #expect(source.eventsAtOnce == [.next(3), .next(1), .completed]) }
        #expect(source.eventsAtOnce(disposingAt: 3) == [.next(3)])
        #expect(Observable.of(1, 2).skip(while: { _ in true }).eventsAtOnce == [.completed])
        #expect(Observable<Int>.empty().skip(while: { _ in true }).eventsAtOnce == [.completed])
    }
}
