import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct TakeTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test(arguments: [(1, 210), (2, 220), (3, 230)])
    func theLastElementAndTheEndComeAtTheSameTick(_ count: Int, _ end: Int) {
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
        ])
        let result = scheduler.start { source.take(count) }
        let elements: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .next(230, 3)]
        #expect(result.events == elements.prefix(count) + [.completed(end)])
        #expect(source.subscriptions == [Subscription(200, end)])
    }

    @Test func whatFollowsTheLastElementAtTheSameTickIsNotSeen() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .error(210, TestError.first)])
        let result = scheduler.start { source.take(1) }
        #expect(result.events == [.next(210, 1), .completed(210)])
        #expect(source.subscriptions == [Subscription(200, 210)])
    }

    @Test func takingNothingEndsWithoutSubscribing() {
        let source = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start { source.take(0) }
        #expect(result.events == [.completed(200)])
        #expect(source.subscriptions == [])
    }

    @Test func aTakeOfATakeIsTheShorterOne() {
        #expect(Observable.of(1, 2, 3).take(2).take(1).eventsAtOnce == [.next(1), .completed])
        #expect(Observable.of(1, 2, 3).take(1).take(2).eventsAtOnce == [.next(1), .completed])
    }

    @Test func aSourceThatReentersDoesNotGetPastTheCount() {
        let subject = PublishSubject<Int>()
        let result = scheduler.createObserver(Int.self)
        _ = subject.take(2).do(onNext: { subject.onNext($0 + 1) }).subscribe(result)
        subject.onNext(1)
        #expect(result.events.map(\.value) == [.next(1), .next(2), .completed])
        #expect(!subject.hasObservers)
    }

    @Test func aHandlerThatRecursesDoesNotGetPastTheCount() {
        let source = Observable<Int>.create { observer in
            for element in 1...5 { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
        #expect(source.take(2).eventsAtOnce == [.next(1), .next(2), .completed])
    }

    @Test func aHandlerIsDisposedAlthoughItSentEverythingAtOnce() {
        let log = Recorder<String>()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onNext(2)
            return Disposables.create { log.record("disposed") }
        }
        _ = source.take(1).subscribe(
            onNext: { log.record("next \($0)") }, onCompleted: { log.record("completed") })
        #expect(log.values == ["next 1", "completed", "disposed"])
    }

    @Test func theEndIsForwardedBeforeTheSourceIsDisposed() {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        _ = subject.do(onDispose: { log.record("disposed") }).take(1).subscribe(onCompleted: { log.record("end") })
        subject.onNext(1)
        #expect(log.values == ["end", "disposed"])
    }

    @Test func aNegativeCountIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
    }
}
