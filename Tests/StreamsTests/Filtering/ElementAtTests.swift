import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ElementAtTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [(0, 210), (1, 220), (2, 230)]) func theElementAndTheEnd(index: Int, time: Int) {
        let xs = scheduler.createHotObservable([
            .next(210, 0), .next(220, 1), .next(230, 2), .next(240, 3), .completed(250),
        ])
        let result = scheduler.start { xs.element(at: index) }
        #expect(result.events == [.next(time, index), .completed(time)])
        #expect(xs.subscriptions == [Subscription(200, time)])
    }

    @Test func aSourceThatIsTooShort() {
        let xs = scheduler.createHotObservable([.next(210, 0), .completed(250)])
        let result = scheduler.start { xs.element(at: 1) }
        #expect(result.events == [.error(250, RxError.argumentOutOfRange)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func synchronousSources() {
        let source = Observable.of(1, 2, 3).element(at: 1)
        for _ in 1...2 { #expect(source.eventsAtOnce == [.next(2), .completed]) }
        #expect(source.eventsAtOnce(disposingAt: 2) == [.next(2)])
        #expect(Observable<Int>.empty().element(at: 0).eventsAtOnce == [.error(RxError.argumentOutOfRange)])
    }

    @Test func anElementSentFromInsideDoesNotPass() {
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.element(at: 0).subscribe {
            log.record("\($0)")
            subject.onNext(2)
        }
        subject.onNext(1)
        #expect(log.values == ["next(1)", "completed"])
    }

    @Test func aNegativeIndexIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) { _ = Observable.just(1).element(at: -1) }
    }
}
