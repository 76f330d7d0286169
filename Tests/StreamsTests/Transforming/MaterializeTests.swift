import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct MaterializeTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [Event<Int>.completed, .error(TestError.first)]) func eventsBecomeElements(end: Event<Int>) {
        let xs = scheduler.createHotObservable([.next(210, 1), Recorded(time: 250, value: end)])
        let result = scheduler.start { xs.materialize() }
        #expect(result.events == [.next(210, .next(1)), .next(250, end), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func midwayItIsSilent() {
        let xs = scheduler.createHotObservable([.next(210, 1), .completed(250)])
        #expect(scheduler.start(disposed: 220) { xs.materialize() }.events == [.next(210, .next(1))])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func anEventThatStopsStops() {
        let xs = scheduler.createHotObservable([
            .next(210, Event.next(1)), .next(220, .completed), .next(230, .next(2)), .completed(250),
        ])
        #expect(scheduler.start { xs.dematerialize() }.events == [.next(210, 1), .completed(220)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func anEventThatFailsFails() {
        let xs = scheduler.createHotObservable([.next(210, Event<Int>.error(TestError.second)), .completed(250)])
        #expect(scheduler.start { xs.dematerialize() }.events == [.error(210, TestError.second)])
        #expect(xs.subscriptions == [Subscription(200, 210)])
    }

    @Test(arguments: [Event<Event<Int>>.completed, .error(TestError.first)])
    func theEndOfTheSourcePasses(end: Event<Event<Int>>) {
        let xs = scheduler.createHotObservable([.next(210, Event.next(1)), Recorded(time: 250, value: end)])
        let result = scheduler.start { xs.dematerialize() }
        #expect(result.events.map(\.time) == [210, 250])
        #expect(result.events.last?.value.isCompleted == end.isCompleted)
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func thereAndBack() {
        let source = Observable.of(1, 2)
        #expect(source.materialize().dematerialize().eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(Observable<Int>.empty().materialize().eventsAtOnce == [.next(.completed), .completed])
        #expect(
            Observable<Int>.error(TestError.first).materialize().dematerialize().eventsAtOnce == [
                .error(TestError.first)
            ])
        #expect(source.materialize().eventsAtOnce(disposingAt: .completed).last == .next(.completed))
        #expect(source.materialize().dematerialize().eventsAtOnce(disposingAt: 1) == [.next(1)])
    }
}
