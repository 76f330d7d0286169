import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct TakeLastTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
    }

    @Test(arguments: [(0, []), (1, [3]), (2, [2, 3]), (3, [1, 2, 3]), (9, [1, 2, 3])])
    func theLastElementsComeAtTheEnd(count: Int, expected: [Int]) {
        let xs = numbers()
        let result = scheduler.start { xs.takeLast(count) }
        #expect(result.events == expected.map { .next(250, $0) } + [.completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func itStopsWhenDisposedHalfway() {
        #expect(Observable.of(1, 2, 3).takeLast(3).eventsAtOnce(disposingAt: 2) == [.next(1), .next(2)])
        #expect(Observable.of(1, 2, 3).takeLast(3).take(1).eventsAtOnce == [.next(1), .completed])
    }

    @Test func aLongSource() {
        let events = Observable.range(start: 0, count: 10_000).takeLast(2).eventsAtOnce
        #expect(events == [.next(9_998), .next(9_999), .completed])
    }

    @Test func aNegativeCountIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) { _ = Observable.just(1).takeLast(-1) }
    }
}
