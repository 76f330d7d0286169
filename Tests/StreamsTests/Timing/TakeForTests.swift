import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct TakeForTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func hot(_ last: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(150, 0), .next(210, 1), .next(230, 2), .next(250, 3), .next(270, 4), last])
    }

    @Test(
        arguments: [
            (0, [], 201), (45, [.next(210, 1), .next(230, 2)], 245),
            (50, [.next(210, 1), .next(230, 2), .next(250, 3)], 250),
        ] as [(Int, [Recorded<Event<Int>>], Int)])
    func theTimeEndsIt(duration: Int, elements: [Recorded<Event<Int>>], end: Int) {
        let xs = hot(.completed(300))
        let result = scheduler.start { [scheduler] in xs.take(for: .seconds(duration), scheduler: scheduler) }
        #expect(result.events == elements + [.completed(end)])
        #expect(xs.subscriptions == [Subscription(200, end)])
    }

    @Test(arguments: [.completed(300), .error(300, TestError.first)] as [Recorded<Event<Int>>])
    func skippingForSomeTime(stop: Recorded<Event<Int>>) {
        let xs = hot(stop)
        let result = scheduler.start { [scheduler] in xs.skip(.seconds(45), scheduler: scheduler) }
        #expect(result.events == [.next(250, 3), .next(270, 4), stop])
        #expect(xs.subscriptions == [Subscription(200, 300)])
    }
}
