import Streams
import StreamsTest
import Testing

@Suite struct EnumeratedTests {
    @Test func eachElementHasItsIndex() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .completed(250)])
        let result = scheduler.start { xs.enumerated().map { pair in "\(pair.index)\(pair.element)" } }
        #expect(result.events == [.next(210, "0a"), .next(220, "1b"), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func eachSubscriptionCountsFromZero() {
        let source = Observable.of(5, 6).enumerated().map { $0.index }
        for _ in 1...2 { #expect(sentAtOnce(source) == [.next(0), .next(1), .completed]) }
        #expect(sentUntilDisposed(source, at: 0) == [.next(0)])
        #expect(sentAtOnce(Observable<Int>.empty().enumerated().map { $0.index }) == [.completed])
    }

    @Test func indexesAreRightWhenElementsAreSentFromInside() {
        let subject = PublishSubject<Int>()
        let trail = Trail()
        _ = subject.enumerated().subscribe(onNext: { index, element in
            trail.note("\(index):\(element)")
            if element == 1 { subject.onNext(2) }
        })
        subject.onNext(1)
        subject.onNext(3)
        #expect(trail.entries == ["0:1", "1:2", "2:3"])
    }

    @Test func manners() {
        expectGoodManners { $0.enumerated().map { $0.index } }
    }
}
