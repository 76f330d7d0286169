import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct AmbTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [Event<Int>.next(7), .completed, .error(TestError.first)], [false, true])
    func theFirstWithAnyEventWins(event: Event<Int>, isLeft: Bool) {
        let winner = scheduler.createHotObservable([Recorded(time: 210, value: event), .completed(250)])
        let loser = scheduler.createHotObservable([.next(220, 1), .completed(230)])
        let result = scheduler.start { isLeft ? winner.amb(loser) : loser.amb(winner) }
        let end: [Recorded<Event<Int>>] = event.isStopEvent ? [] : [.completed(250)]
        #expect(result.events == [Recorded(time: 210, value: event)] + end)
        #expect(winner.subscriptions == [Subscription(200, event.isStopEvent ? 210 : 250)])
        #expect(loser.subscriptions == [Subscription(200, 210)])
    }

    @Test func afterASourceThatEmitsAtOnceNoOtherIsSubscribedTo() {
        let subscribed = Counter()
        let other = Observable<Int>.never().do(onSubscribe: { subscribed.increment() })
        #expect(Observable.just(1).amb(other).eventsAtOnce == [.next(1), .completed])
        #expect(subscribed.value == 0)
    }

    @Test func atATieTheLeftWins() {
        let left = scheduler.createHotObservable([.next(210, 1), .completed(250)])
        let right = scheduler.createHotObservable([.next(210, 2), .completed(220)])
        #expect(scheduler.start { left.amb(right) }.events == [.next(210, 1), .completed(250)])
        #expect(right.subscriptions == [Subscription(200, 210)])
    }

    @Test(arguments: 0...2) func oneOfSeveral(winner: Int) {
        let sources = (0...2).map { index in
            scheduler.createHotObservable([.next(index == winner ? 210 : 220, index), .completed(250)])
        }
        let result = scheduler.start { Observable.amb(sources.map { $0.asObservable() }) }
        #expect(result.events == [.next(210, winner), .completed(250)])
        for (index, source) in sources.enumerated() {
            #expect(source.subscriptions == [Subscription(200, index == winner ? 250 : 210)])
        }
    }

    @Test func synchronousSources() {
        #expect(Observable.of(1, 2).amb(Observable.of(10, 11)).eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(Observable<Int>.amb([]).eventsAtOnce.isEmpty)
        #expect(Observable.amb([Observable<Int>.never(), .just(1)]).eventsAtOnce == [.next(1), .completed])
        #expect(Observable<Int>.empty().amb(Observable.just(1)).eventsAtOnce == [.completed])
        #expect(Observable.of(1, 2).amb(Observable.of(10, 11)).eventsAtOnce(disposingAt: 1) == [.next(1)])
    }

    @Test func theLoserIsGoneBeforeTheEventArrives() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let loser = Observable<Int>.never().do(onDispose: { log.record("loser") })
        _ = subject.amb(loser).subscribe(onNext: { log.record("\($0)") })
        subject.onNext(1)
        #expect(log.values == ["loser", "1"])
    }
}
