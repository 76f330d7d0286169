import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ReduceTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
    }

    @Test func theResultComesAtTheEnd() {
        let xs = numbers()
        #expect(scheduler.start { xs.reduce(10) { $0 * 2 + $1 } }.events == [.next(250, 91), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func theResultIsTransformed() {
        let xs = numbers()
        let result = scheduler.start { xs.reduce(0, accumulator: { $0 + $1 }, mapResult: { "<\($0)>" }) }
        #expect(result.events == [.next(250, "<6>"), .completed(250)])
    }

    @Test func aThrowOfTheAccumulatorFailsIt() {
        let xs = numbers()
        let log = Recorder<String>()
        let result = scheduler.start {
            xs.reduce(0) { sum, element in
                log.record("\(element)")
                if element == 2 { throw TestError.first }
                return sum
            }
        }
        #expect(result.events == [.error(220, TestError.first)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
        #expect(log.values == ["1", "2"])
    }

    @Test func aThrowOfTheTransformFailsIt() {
        let xs = numbers()
        let result = scheduler.start {
            xs.reduce(0, accumulator: { $0 + $1 }, mapResult: { (_: Int) -> Int in throw TestError.second })
        }
        #expect(result.events == [.error(250, TestError.second)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func elementsInAnArray() {
        let xs = numbers()
        #expect(scheduler.start { xs.toArray() }.events == [.next(250, [1, 2, 3]), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func anArrayFailsWithTheSource() {
        let xs = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first)])
        #expect(scheduler.start { xs.toArray() }.events == [.error(220, TestError.first)])
    }

    @Test func emptySources() {
        let none = Observable<Int>.empty()
        #expect((none.reduce(7) { $0 + $1 }).eventsAtOnce == [.next(7), .completed])
        #expect((none.reduce(7, accumulator: { $0 + $1 }, mapResult: { -$0 })).eventsAtOnce == [.next(-7), .completed])
        #expect(none.toArray().eventsAtOnce == [.next([]), .completed])
    }

    @Test func eachSubscriptionBeginsAnew() {
        let sum = Observable.of(1, 2).reduce(0) { $0 + $1 }
        for _ in 1...2 { #expect(sum.eventsAtOnce == [.next(3), .completed]) }
        #expect(sum.eventsAtOnce(disposingAt: 3) == [.next(3)])
    }
}
