import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct CombineLatestTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func synchronousSourcesTakeTurns() {
        let result = Observable.combineLatest(Observable.of(0, 1, 2), Observable.of(10, 11)) { [$0, $1] }
        #expect(
            result.eventsAtOnce == [.next([0, 10]), .next([1, 10]), .next([1, 11]), .next([2, 11]), .completed])
    }

    @Test func aSourceThatHasEndedKeepsItsLatestElement() {
        let left = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let right = scheduler.createHotObservable([.next(230, 10), .next(240, 20), .completed(250)])
        let result = scheduler.start { Observable.combineLatest(left, right) { $0 + $1 } }
        #expect(result.events == [.next(230, 11), .next(240, 21), .completed(250)])
        #expect(left.subscriptions == [Subscription(200, 220)])
        #expect(right.subscriptions == [Subscription(200, 250)])
    }

    @Test func anElementEndsTheResultOnlyWhenAllOthersAreDone() {
        let first = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
        let second = scheduler.createHotObservable([.next(220, 1), .next(230, 2), .completed(240)])
        let third = scheduler.createHotObservable([.next(225, 1), .next(250, 2)])
        let result = scheduler.start { Observable.combineLatest(first, second, third) { $0 + $1 + $2 } }
        #expect(result.events == [.completed(250)])
        #expect(second.subscriptions == [Subscription(200, 240)])
        #expect(third.subscriptions == [Subscription(200, 250)])
    }

    @Test func theSameSourceTwiceIsSubscribedToTwice() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = scheduler.start { Observable.combineLatest(source, source) { [$0, $1] } }
        #expect(result.events == [.next(210, [1, 1]), .next(220, [2, 1]), .next(220, [2, 2]), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230), Subscription(200, 230)])
    }

    // MARK: Collections

    @Test func aCollectionIsCombined() {
        let sources = (0..<3).map { index in
            scheduler.createHotObservable([.next(210 + index, index), .next(220 + index, 10 + index), .completed(240)])
        }
        let result = scheduler.start { Observable.combineLatest(sources) }
        #expect(
            result.events == [
                .next(212, [0, 1, 2]), .next(220, [10, 1, 2]), .next(221, [10, 11, 2]), .next(222, [10, 11, 12]),
                .completed(240),
            ])
        #expect(sources.allSatisfy { $0.subscriptions == [Subscription(200, 240)] })
    }

    @Test func anEmptyCollectionGivesOneEmptyResult() {
        let sources: [Observable<Int>] = []
        let result = Observable<Int>.combineLatest(sources)
        #expect(result.eventsAtOnce == [.next([]), .completed])
        let passed = Counter()
        _ = result.do(onCompleted: { passed.increment() }).take(1).subscribe()
        #expect(passed.value == 0)
        #expect(Observable.combineLatest(sources) { $0.count }.eventsAtOnce == [.next(0), .completed])
        #expect(
            Observable<Int>.combineLatest(sources) { _ in throw TestError.first }.eventsAtOnce == [
                .error(TestError.first)
            ])
    }
}
