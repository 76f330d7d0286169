import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct MergeTests {
    private let scheduler = TestScheduler(initialClock: 0)

    /// A cold source for each of some spans, with an element in its middle.
    private func sources(_ spans: Int...) -> [TestableObservable<Int>] {
        spans.map { scheduler.createColdObservable([.next($0 / 2, $0), .completed($0)]) }
    }

    // MARK: Of a list

    @Test func elementsComeAsTheyDoAndTheEndWithTheLast() {
        let list = sources(20, 60, 40)
        let result = scheduler.start { Observable.merge(list.map { $0.asObservable() }) }
        #expect(result.events == [.next(210, 20), .next(220, 40), .next(230, 60), .completed(260)])
        #expect(list.map(\.subscriptions) == [220, 260, 240].map { [Subscription(200, $0)] })
    }

    @Test func synchronousSourcesTakeTurns() {
        let expected: [Event<Int>] = [0, 10, 1, 11, 2, 12].map { .next($0) } + [.completed]
        let one = Observable.of(0, 1, 2)
        let other = Observable.of(10, 11, 12)
        #expect(Observable.merge(one, other).eventsAtOnce == expected)
        #expect(Observable.merge([one, other]).eventsAtOnce == expected)
        #expect(Observable.merge(AnyCollection([one, other])).eventsAtOnce == expected)
    }

    @Test func theSameSynchronousSourceMayComeTwice() {
        let source = Observable.of(0, 1)
        #expect(Observable.merge(source, source).eventsAtOnce == [0, 0, 1, 1].map { .next($0) } + [.completed])
    }

    @Test func anEmptyListEndsAtOnce() {
        #expect(Observable<Int>.merge([]).eventsAtOnce == [.completed])
        #expect(Observable<Observable<Int>>.empty().merge().eventsAtOnce == [.completed])
    }

    @Test func afterAnErrorAtOnceNoFurtherSourceIsSubscribedTo() {
        let list = sources(20)
        let result = scheduler.start { Observable.merge(Observable.error(TestError.first), list[0].asObservable()) }
        #expect(result.events == [.error(200, TestError.first)])
        #expect(list[0].subscriptions == [])
    }

    // MARK: Of a sequence of sequences

    @Test func innerSequencesAreMergedAsTheyCome() {
        let inner = sources(40, 40)
        let source = scheduler.createHotObservable([.next(210, inner[0]), .next(220, inner[1]), .completed(230)])
        let result = scheduler.start { source.merge() }
        #expect(result.events == [.next(230, 40), .next(240, 40), .completed(260)])
        #expect(source.subscriptions == [Subscription(200, 230)])
        #expect(inner.map(\.subscriptions) == [[Subscription(210, 250)], [Subscription(220, 260)]])
    }

    @Test func noMoreThanSoManyRunAtATime() {
        let inner = sources(40, 20, 20, 20, 20)
        let source = scheduler.createHotObservable([
            .next(210, inner[0]), .next(210, inner[1]), .next(215, inner[2]), .next(215, inner[3]),
            .next(235, inner[4]), .completed(240),
        ])
        let result = scheduler.start { source.merge(maxConcurrent: 2) }
        #expect(
            result.events == [
                .next(220, 20), .next(230, 40), .next(240, 20), .next(260, 20), .next(260, 20), .completed(270),
            ])
        #expect(source.subscriptions == [Subscription(200, 240)])
        #expect(
            inner.map(\.subscriptions) == [
                [Subscription(210, 250)], [Subscription(210, 230)], [Subscription(230, 250)], [Subscription(250, 270)],
                [Subscription(250, 270)],
            ])
    }

    @Test func synchronousSequencesThatWaitAllRun() {
        let list = [Observable.of(1, 2), .empty(), .just(3), .of(4, 5)]
        let expected: [Event<Int>] = [1, 2, 3, 4, 5].map { .next($0) } + [.completed]
        #expect(Observable.from(list).merge(maxConcurrent: 1).eventsAtOnce == expected)
    }

    // MARK: Threads

    @Test func roomForNoneIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) {
            _ = Observable.just(Observable.just(1)).merge(maxConcurrent: 0)
        }
    }
}
