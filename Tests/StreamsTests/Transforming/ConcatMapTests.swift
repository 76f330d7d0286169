import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ConcatMapTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func theSequencesFollowOneAnother() {
        let source = scheduler.createHotObservable([.next(210, 10), .next(215, 20), .completed(220)])
        let inner = scheduler.createColdObservable([.next(5, 1), .next(15, 2), .completed(25)])
        let result = scheduler.start { source.concatMap { element in inner.asObservable().map { element + $0 } } }
        #expect(
            result.events == [.next(215, 11), .next(225, 12), .next(240, 21), .next(250, 22), .completed(260)])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(inner.subscriptions == [Subscription(210, 235), Subscription(235, 260)])
    }

    @Test func synchronousSequencesFollowOneAnother() {
        let result = Observable.of(0, 1).concatMap { Observable.of($0, $0 + 10) }
        #expect(result.eventsAtOnce == [.next(0), .next(10), .next(1), .next(11), .completed])
    }

    @Test func theSelectorIsCalledWhenTheElementComes() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        let inner = scheduler.createColdObservable([.next(100, 1)])
        let result = scheduler.start {
            source.concatMap { element -> TestableObservable<Int> in
                if element == 3 { throw TestError.first }
                return inner
            }
        }
        #expect(result.events == [.error(230, TestError.first)])
        #expect(source.subscriptions == [Subscription(200, 230)])
        #expect(inner.subscriptions == [Subscription(210, 230)])
    }

    @Test func aThreadThatBringsElementsWhileAnotherEndsASequenceLosesNone() {
        for _ in 0..<1000 {
            let source = PublishSubject<Int>()
            let first = PublishSubject<Int>()
            let result = StrictObserver<Int>()
            _ = source.concatMap { $0 == 0 ? first : Observable.of($0, $0 + 100) }.subscribe(result)
            source.onNext(0)
            atOnce {
                for element in 1...5 { source.onNext(element) }
                source.onCompleted()
            } _: {
                first.onNext(0)
                first.onCompleted()
            }
            #expect(result.elements == [0] + (1...5).flatMap { [$0, $0 + 100] })
            #expect(result.terminalEvents == 1)
            #expect(result.faults.isEmpty)
        }
    }
}
