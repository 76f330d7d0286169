import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct TakeWhileTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250),
        ])
    }

    @Test(arguments: [false, true]) func theDecidingElementIsDropped(isUntil: Bool) {
        let xs = numbers()
        let result = scheduler.start { isUntil ? xs.take(until: { $0 > 2 }) : xs.take(while: { $0 <= 2 }) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
    }

    @Test(arguments: [false, true]) func theDecidingElementIsPassedOnWhenInclusive(isUntil: Bool) {
        let xs = numbers()
        let result = scheduler.start {
            isUntil
                ? xs.take(until: { $0 > 2 }, behavior: .inclusive) : xs.take(while: { $0 <= 2 }, behavior: .inclusive)
        }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
    }

    @Test func theEndOfTheSourceIsDisposedOfAfterTheEvent() {
        let log = Recorder<String>()
        _ = Observable.of(1, 2).do(onDispose: { log.record("disposed") })
            .take(while: { $0 < 2 }).subscribe { log.record("\($0)") }
        #expect(log.values == ["next(1)", "completed", "disposed"])
    }

    @Test func thePredicateIsNotAskedAfterTheEnd() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        // Sent from inside the last element, so before the end of the chain can be known.
        _ = subject.take(
            while: {
                log.record("asked \($0)")
                return $0 < 2
            }, behavior: .inclusive
        )
        .subscribe(onNext: { if $0 == 2 { subject.onNext(0) } })
        for number in 1...3 { subject.onNext(number) }
        #expect(log.values == ["asked 1", "asked 2"])
        #expect(!subject.hasObservers)
    }

    @Test func nothingFollowsADisposalFromInside() {
        let source = Observable.of(1, 2, 3).take(while: { $0 < 3 }, behavior: .inclusive)
        #expect(source.eventsAtOnce(disposingAt: 2) == [.next(1), .next(2)])
        #expect(source.eventsAtOnce(disposingAt: 3) == [.next(1), .next(2), .next(3)])
    }

    @Test func emptySources() {
        #expect(Observable<Int>.empty().take(while: { _ in true }).eventsAtOnce == [.completed])
        #expect(Observable<Int>.empty().take(until: { _ in true }).eventsAtOnce == [.completed])
        #expect(
            Observable.of(1).take(until: { _ in true }, behavior: .inclusive).eventsAtOnce == [.next(1), .completed])
    }
}
