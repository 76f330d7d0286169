import Streams
import StreamsTest
import Testing

@Suite struct MaterializeTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [Event<Int>.completed, .error(Fault.first)]) func eventsBecomeElements(end: Event<Int>) {
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
        let xs = scheduler.createHotObservable([.next(210, Event<Int>.error(Fault.second)), .completed(250)])
        #expect(scheduler.start { xs.dematerialize() }.events == [.error(210, Fault.second)])
        #expect(xs.subscriptions == [Subscription(200, 210)])
    }

    @Test(arguments: [Event<Event<Int>>.completed, .error(Fault.first)])
    func theEndOfTheSourcePasses(end: Event<Event<Int>>) {
        let xs = scheduler.createHotObservable([.next(210, Event.next(1)), Recorded(time: 250, value: end)])
        let result = scheduler.start { xs.dematerialize() }
        #expect(result.events.map(\.time) == [210, 250])
        #expect(result.events.last?.value.isCompleted == end.isCompleted)
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func thereAndBack() {
        let source = Observable.of(1, 2)
        #expect(sentAtOnce(source.materialize().dematerialize()) == [.next(1), .next(2), .completed])
        #expect(sentAtOnce(Observable<Int>.empty().materialize()) == [.next(.completed), .completed])
        #expect(sentAtOnce(Observable<Int>.error(Fault.first).materialize().dematerialize()) == [.error(Fault.first)])
        #expect(sentUntilDisposed(source.materialize(), at: .completed).last == .next(.completed))
        #expect(sentUntilDisposed(source.materialize().dematerialize(), at: 1) == [.next(1)])
    }

    @Test func manners() {
        expectGoodManners { $0.materialize().dematerialize() }
    }
}
