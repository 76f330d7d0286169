import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ZipCollectionTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func source(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> {
        scheduler.createHotObservable(events)
    }

    private func zipped(_ sources: TestableObservable<Int>...) -> [Recorded<Event<[Int]>>] {
        scheduler.start { Observable.zip(sources) }.events
    }

    @Test func elementsInOrder() {
        let a = source(.next(210, 1), .next(220, 2), .completed(300))
        let b = source(.next(230, 10), .next(240, 20), .completed(310))
        let c = source(.next(235, 100), .next(250, 200), .completed(320))
        #expect(zipped(a, b, c) == [.next(235, [1, 10, 100]), .next(250, [2, 20, 200]), .completed(320)])
        #expect(a.subscriptions == [Subscription(200, 300)])
        #expect(b.subscriptions == [Subscription(200, 310)])
        #expect(c.subscriptions == [Subscription(200, 320)])
    }

    @Test func anElementThatFindsNoPartnersEndsIt() {
        let a = source(.next(210, 1), .completed(220))
        let b = source(.next(230, 10), .next(240, 20), .next(250, 30))
        #expect(zipped(a, b) == [.next(230, [1, 10]), .completed(240)])
        #expect(a.subscriptions == [Subscription(200, 220)])
        #expect(b.subscriptions == [Subscription(200, 240)])
    }

    @Test func anEndAloneDoesNotEndIt() {
        let a = source(.completed(220))
        let b = source()
        #expect(zipped(a, b).isEmpty)
        #expect(a.subscriptions == [Subscription(200, 220)])
        #expect(b.subscriptions == [Subscription(200, 1000)])
    }

    @Test func allEndsEndIt() {
        #expect(zipped(source(.completed(220)), source(.completed(230))) == [.completed(230)])
    }

    @Test(arguments: [0, 1]) func aFailureOfAnyFailsIt(failing: Int) {
        let sources = (0...1).map { index in
            index == failing
                ? source(.next(210, 1), .error(225, TestError.first)) : source(.next(220, 2), .next(230, 3))
        }
        let result = scheduler.start { Observable.zip(sources) { $0.reduce(0, +) } }
        #expect(result.events == [.next(220, 3), .error(225, TestError.first)])
        for source in sources { #expect(source.subscriptions == [Subscription(200, 225)]) }
    }

    @Test func aThrowOfTheSelectorFailsIt() {
        let sources = [source(.next(210, 1), .next(220, 2)), source(.next(230, 1))]
        let result = scheduler.start {
            Observable<Int>.zip(sources) { _ in throw TestError.second }
        }
        #expect(result.events == [.error(230, TestError.second)])
        for source in sources { #expect(source.subscriptions == [Subscription(200, 230)]) }
    }

    @Test func midwayAllAreLetGoOf() {
        let sources = [source(.next(210, 1)), source(.next(230, 1))]
        #expect(scheduler.start(disposed: 220) { Observable.zip(sources) }.events.isEmpty)
        for source in sources { #expect(source.subscriptions == [Subscription(200, 220)]) }
    }

    @Test func synchronousSources() {
        #expect(Observable<Int>.zip([Observable<Int>]()).eventsAtOnce == [.completed])
        let pairs = Observable.zip([Observable.of(0, 1, 2), .of(10, 11)])
        #expect(pairs.eventsAtOnce == [.next([0, 10]), .next([1, 11]), .completed])
        #expect(pairs.eventsAtOnce(disposingAt: [0, 10]) == [.next([0, 10])])
        #expect(Observable.zip([Observable.just(1)]) { $0[0] * 2 }.eventsAtOnce == [.next(2), .completed])
    }
}
