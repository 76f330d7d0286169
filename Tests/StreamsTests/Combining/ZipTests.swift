import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ZipTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func synchronousSourcesTakeTurns() {
        let result = Observable.zip(Observable.of(0, 1, 2), Observable.of(10, 11)) { [$0, $1] }
        #expect(result.eventsAtOnce == [.next([0, 10]), .next([1, 11]), .completed])
    }

    @Test func elementsWaitForTheirPartners() {
        let left = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
        let right = scheduler.createHotObservable([.next(250, 10), .next(260, 20), .completed(270)])
        let result = scheduler.start { Observable.zip(left, right) { $0 + $1 } }
        #expect(result.events == [.next(250, 11), .next(260, 22), .completed(270)])
        #expect(left.subscriptions == [Subscription(200, 240)])
        #expect(right.subscriptions == [Subscription(200, 270)])
    }

    @Test func elementsWithoutPartnersDoNotEndTheResult() {
        let left = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
        let right = scheduler.createHotObservable([.next(220, 1), .next(230, 2), .completed(240)])
        let result = scheduler.start { Observable.zip(left, right) { $0 + $1 } }
        #expect(result.events == [.completed(240)])
        #expect(right.subscriptions == [Subscription(200, 240)])
    }

    @Test func aSourceThatEndedIsDisposedBeforeTheEnd() {
        let log = Recorder<String>()
        let source = PublishSubject<Int>()
        _ = Observable.zip(source.do(onDispose: { log.record("disposed") }), Observable<Int>.empty()) { $0 + $1 }
            .subscribe(onCompleted: { log.record("end") })
        source.onCompleted()
        #expect(log.values == ["disposed", "end"])
    }
}
