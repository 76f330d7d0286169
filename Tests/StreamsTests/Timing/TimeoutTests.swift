import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct TimeoutTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func itFailsWhenAnElementTakesTooLong() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .next(400, 3)])
        let result = scheduler.start { [scheduler] in xs.timeout(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(240, 2), .error(290, RxError.timeout)])
        #expect(xs.subscriptions == [Subscription(200, 290)])
    }

    @Test(arguments: [.completed(20), .error(20, TestError.first)] as [Recorded<Event<Int>>])
    func itSwitchesToTheOtherSequence(stop: Recorded<Event<Int>>) {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(265, 2), .next(275, 3), .completed(276)])
        let ys = scheduler.createColdObservable([.next(10, 8), stop])
        let result = scheduler.start { [scheduler] in xs.timeout(.seconds(50), other: ys, scheduler: scheduler) }
        let end = Recorded(time: 280, value: stop.value)
        #expect(result.events == [.next(210, 1), .next(270, 8), end])
        #expect(xs.subscriptions == [Subscription(200, 260)])
        #expect(ys.subscriptions == [Subscription(260, 280)])
    }
}
