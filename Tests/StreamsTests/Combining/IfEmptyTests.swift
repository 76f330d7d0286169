import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct IfEmptyTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func anElementInPlaceOfNone() {
        let xs = scheduler.createHotObservable([.completed(220, Int.self)])
        #expect(scheduler.start { xs.ifEmpty(default: 9) }.events == [.next(220, 9), .completed(220)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func aSequenceInPlaceOfNone() {
        let xs = scheduler.createHotObservable([.completed(220, Int.self)])
        let other = scheduler.createColdObservable([.next(10, 8), .next(20, 9), .completed(30)])
        let result = scheduler.start { xs.ifEmpty(switchTo: other.asObservable()) }
        #expect(result.events == [.next(230, 8), .next(240, 9), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
        #expect(other.subscriptions == [Subscription(220, 250)])
    }

    @Test func theOtherMayFailOrBeDisposed() {
        let xs = scheduler.createHotObservable([.completed(220, Int.self)])
        let other = scheduler.createColdObservable([.next(10, 8), .error(20, TestError.second)])
        let result = scheduler.start { xs.ifEmpty(switchTo: other.asObservable()) }
        #expect(result.events == [.next(230, 8), .error(240, TestError.second)])

        let late = TestScheduler(initialClock: 0)
        let ys = late.createHotObservable([.completed(220, Int.self)])
        let running = late.createColdObservable([.next(10, 8), .next(20, 9)])
        #expect(late.start(disposed: 235) { ys.ifEmpty(switchTo: running.asObservable()) }.events == [.next(230, 8)])
        #expect(running.subscriptions == [Subscription(220, 235)])
    }

    @Test func theOtherIsNotNeededByASourceWithElementsOrAFailure() {
        for end: Event<Int> in [.completed, .error(TestError.first)] {
            let scheduler = TestScheduler(initialClock: 0)
            let first: [Recorded<Event<Int>>] = end.isCompleted ? [.next(210, 1)] : []
            let xs = scheduler.createHotObservable(first + [Recorded(time: 220, value: end)])
            let other = scheduler.createColdObservable([.next(10, 8)])
            let result = scheduler.start { xs.ifEmpty(switchTo: other.asObservable()) }
            #expect(result.events == first + [Recorded(time: 220, value: end)])
            #expect(xs.subscriptions == [Subscription(200, 220)])
            #expect(other.subscriptions.isEmpty)
        }
    }

    @Test func synchronousSources() {
        #expect(Observable<Int>.empty().ifEmpty(switchTo: .of(8, 9)).eventsAtOnce == [.next(8), .next(9), .completed])
        #expect(Observable.of(1, 2).ifEmpty(default: 9).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(Observable<Int>.empty().ifEmpty(switchTo: .of(8, 9)).eventsAtOnce(disposingAt: 8) == [.next(8)])
    }
}
