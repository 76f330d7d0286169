import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct EnumeratedTests {
    @Test func eachElementHasItsIndex() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .completed(250)])
        let result = scheduler.start { xs.enumerated().map { pair in "\(pair.index)\(pair.element)" } }
        #expect(result.events == [.next(210, "0a"), .next(220, "1b"), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func eachSubscriptionCountsFromZero() {
        let source = Observable.of(5, 6).enumerated().map { $0.index }
        for _ in 1...2 { #expect(source.eventsAtOnce == [.next(0), .next(1), .completed]) }
        #expect(source.eventsAtOnce(disposingAt: 0) == [.next(0)])
        #expect(Observable<Int>.empty().enumerated().map { $0.index }.eventsAtOnce == [.completed])
    }

    @Test func indexesAreRightWhenElementsAreSentFromInside() {
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.enumerated().subscribe(onNext: { index, element in
            log.record("\(index):\(element)")
            if element == 1 { subject.onNext(2) }
        })
        subject.onNext(1)
        subject.onNext(3)
        #expect(log.values == ["0:1", "1:2", "2:3"])
        subject.onCompleted()
    }
}
