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

    @Test(arguments: [.completed(220), .error(220, TestError.first)] as [Recorded<Event<Int>>])
    func theSourceEndsItSooner(stop: Recorded<Event<Int>>) {
        let xs = scheduler.createHotObservable([.next(210, 1), stop])
        let result = scheduler.start { [scheduler] in xs.take(for: .seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), stop])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func disposingMidway() {
        let xs = hot(.completed(300))
        let result = scheduler.start(disposed: 220) { [scheduler] in
            xs.take(for: .seconds(50), scheduler: scheduler)
        }
        #expect(result.events == [.next(210, 1)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test(arguments: [.completed(300), .error(300, TestError.first)] as [Recorded<Event<Int>>])
    func skippingForSomeTime(stop: Recorded<Event<Int>>) {
        let xs = hot(stop)
        let result = scheduler.start { [scheduler] in xs.skip(.seconds(45), scheduler: scheduler) }
        #expect(result.events == [.next(250, 3), .next(270, 4), stop])
        #expect(xs.subscriptions == [Subscription(200, 300)])
    }

    @Test func theEndIsNotSkipped() {
        let xs = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start { [scheduler] in xs.skip(.seconds(45), scheduler: scheduler) }
        #expect(result.events == [.completed(220)])
    }

    @Test(arguments: [true, false]) func nothingIsRetained(takes: Bool) {
        let scheduler = scheduler
        let subject = PublishSubject<Int>()
        let released = isReleased(afterDisposing: !takes) { token in
            let source = subject.holding(token)
            return takes
                ? source.take(for: .seconds(5), scheduler: scheduler).subscribe()
                : source.skip(.seconds(5), scheduler: scheduler).subscribe()
        } _: {
            scheduler.start()
        }
        #expect(released)
    }
}
