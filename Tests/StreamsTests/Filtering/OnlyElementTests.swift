import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct OnlyElementTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func source(_ elements: Int...) -> TestableObservable<Int> {
        let events: [Recorded<Event<Int>>] = elements.map { .next(200 + 10 * $0, $0) }
        return scheduler.createHotObservable(events + [.completed(250)])
    }

    @Test func theOnlyElement() {
        let xs = source(1)
        #expect(scheduler.start { xs.single() }.events == [.next(210, 1), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func aSecondElementFailsItAtOnce() {
        let xs = source(1, 2, 3)
        #expect(scheduler.start { xs.single() }.events == [.next(210, 1), .error(220, RxError.moreThanOneElement)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func noElementFailsItAtTheEnd() {
        let xs = source()
        #expect(scheduler.start { xs.single() }.events == [.error(250, RxError.noElements)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func theOnlyElementThatSatisfiesAPredicate() {
        let xs = source(1, 2, 3)
        #expect(scheduler.start { xs.single { $0 == 2 } }.events == [.next(220, 2), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func aSecondElementThatSatisfiesAPredicateFailsIt() {
        let xs = source(1, 2, 3, 4)
        let result = scheduler.start { xs.single { $0.isMultiple(of: 2) } }
        #expect(result.events == [.next(220, 2), .error(240, RxError.moreThanOneElement)])
        #expect(xs.subscriptions == [Subscription(200, 240)])
    }

    @Test func noElementThatSatisfiesAPredicateFailsIt() {
        let xs = source(1, 2)
        #expect(scheduler.start { xs.single { _ in false } }.events == [.error(250, RxError.noElements)])
    }

    @Test func firstIsTheFirstElement() {
        let xs = source(1, 2)
        #expect(scheduler.start { xs.first() }.events == [.next(210, 1), .completed(210)])
        #expect(xs.subscriptions == [Subscription(200, 210)])
    }

    @Test func firstOfNothingIsNil() {
        let xs = source()
        #expect(scheduler.start { xs.first() }.events == [.next(250, nil), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func synchronousSources() {
        let many = Observable.of(1, 2, 3)
        #expect(many.single().eventsAtOnce == [.next(1), .error(RxError.moreThanOneElement)])
        #expect(Observable.just(1).single().eventsAtOnce == [.next(1), .completed])
        #expect(Observable<Int>.empty().single().eventsAtOnce == [.error(RxError.noElements)])
        #expect(many.first().eventsAtOnce == [.next(1), .completed])
        #expect(Observable<Int>.empty().first().eventsAtOnce == [.next(nil), .completed])
        #expect(many.single().eventsAtOnce(disposingAt: 1) == [.next(1)])
    }
}
