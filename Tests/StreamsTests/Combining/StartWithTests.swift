import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct StartWithTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func theElementsComeAtTheTickOfTheSubscription() {
        let source = scheduler.createHotObservable([.next(150, 9), .next(220, 3), .completed(230)])
        let result = scheduler.start { source.startWith(1, 2) }
        #expect(result.events == [.next(200, 1), .next(200, 2), .next(220, 3), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func theOutermostComesFirst() {
        let result = Observable.of(1).startWith(8, 9).startWith(7)
        #expect(result.eventsAtOnce == [.next(7), .next(8), .next(9), .next(1), .completed])
    }

    @Test func theElementsComeBeforeTheSourceIsSubscribedTo() {
        let log = Recorder<String>()
        let source = Observable<Int>.empty().do(onSubscribe: { log.record("subscribed") })
        _ = source.startWith(1).subscribe(onNext: { log.record("next \($0)") })
        #expect(log.values == ["next 1", "subscribed"])
    }

    @Test(arguments: 1...3) func nothingIsSentOrSubscribedToAfterTheEnd(_ count: Int) {
        let source = scheduler.createColdObservable([.next(10, 9)])
        let sent = Recorder<String>()
        let result = scheduler.start {
            source.startWith(1, 2, 3).do(onNext: { _ in sent.record("sent") }).take(count)
        }
        #expect(result.events.count == count + 1)
        #expect(sent.values.count == count)
        #expect(source.subscriptions == [])
    }

    @Test func anErrorAndDisposalPass() {
        let failing = scheduler.createHotObservable([Recorded<Event<Int>>.error(210, TestError.first)])
        let result = scheduler.start(disposed: 220) { failing.startWith(1) }
        #expect(result.events == [.next(200, 1), .error(210, TestError.first)])
        #expect(failing.subscriptions == [Subscription(200, 210)])
    }
}
