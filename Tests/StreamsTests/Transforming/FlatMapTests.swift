import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct FlatMapTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func theElementsOfAllSequencesComeAsTheyDo() {
        let source = scheduler.createHotObservable([.next(210, 10), .next(220, 20), .completed(230)])
        let inner = scheduler.createColdObservable([.next(5, 1), .next(15, 2), .completed(25)])
        let result = scheduler.start { source.flatMap { element in inner.asObservable().map { element + $0 } } }
        #expect(
            result.events == [.next(215, 11), .next(225, 12), .next(225, 21), .next(235, 22), .completed(245)])
        #expect(source.subscriptions == [Subscription(200, 230)])
        #expect(inner.subscriptions == [Subscription(210, 235), Subscription(220, 245)])
    }

    @Test func theSourceMayEndLast() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
        let inner = scheduler.createColdObservable([.next(5, 1), .completed(10)])
        let result = scheduler.start { source.flatMap { _ in inner } }
        #expect(result.events == [.next(215, 1), .completed(250)])
        #expect(inner.subscriptions == [Subscription(210, 220)])
    }

    @Test func synchronousSequencesTakeTurns() {
        let result = Observable.of(0, 1).flatMap { Observable.of($0, $0 + 10) }
        #expect(result.eventsAtOnce == [.next(0), .next(10), .next(1), .next(11), .completed])
    }

    @Test func anErrorOfAnInnerSequenceLetsGoOfAll() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let silent = scheduler.createColdObservable([.next(100, 1)])
        let failing = scheduler.createColdObservable([Recorded<Event<Int>>.error(30, TestError.first)])
        let result = scheduler.start { source.flatMap { $0 == 1 ? silent : failing } }
        #expect(result.events == [.error(250, TestError.first)])
        #expect(source.subscriptions == [Subscription(200, 230)])
        #expect(silent.subscriptions == [Subscription(210, 250)])
        #expect(failing.subscriptions == [Subscription(220, 250)])
    }

    @Test func anErrorOrAThrowOfTheOuterSideLetsGoOfTheInnerOnes() {
        for throwing in [false, true] {
            let scheduler = TestScheduler(initialClock: 0)
            let source = scheduler.createHotObservable([
                .next(210, 1), throwing ? .next(220, 2) : .error(220, TestError.first), .next(230, 3),
            ])
            let inner = scheduler.createColdObservable([.next(5, 1), .next(15, 2)])
            let result = scheduler.start {
                source.flatMap { element -> TestableObservable<Int> in
                    if element > 1 { throw TestError.first }
                    return inner
                }
            }
            #expect(result.events == [.next(215, 1), .error(220, TestError.first)])
            #expect(source.subscriptions == [Subscription(200, 220)])
            #expect(inner.subscriptions == [Subscription(210, 220)])
        }
    }

    @Test func disposalLetsGoOfAll() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let inner = scheduler.createColdObservable([.next(5, 1), .next(100, 2)])
        let result = scheduler.start(disposed: 222) { source.flatMap { _ in inner } }
        #expect(result.events == [.next(215, 1)])
        #expect(source.subscriptions == [Subscription(200, 222)])
        #expect(inner.subscriptions == [Subscription(210, 222), Subscription(220, 222)])
    }

    @Test func elementsSentFromInsideNextComeAfterIt() {
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.flatMap { Observable.of($0, $0 + 1) }.subscribe(onNext: { element in
            log.record("enter \(element)")
            if element == 1 { subject.onNext(5) }
            log.record("leave \(element)")
        })
        subject.onNext(1)
        let expected = [1, 2, 5, 6].flatMap { ["enter \($0)", "leave \($0)"] }
        #expect(log.values == expected)
        subject.onCompleted()
    }

    // MARK: flatMapFirst

    @Test func elementsThatComeMeanwhileAreIgnoredWithoutCallingTheSelector() {
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(245),
        ])
        let inner = scheduler.createColdObservable([.next(5, 10), .completed(15)])
        let log = Recorder<String>()
        let result = scheduler.start {
            source.flatMapFirst { element -> Observable<Int> in
                log.record("\(element)")
                return inner.asObservable().map { element + $0 }
            }
        }
        #expect(result.events == [.next(215, 11), .next(235, 13), .completed(245)])
        #expect(log.values == ["1", "3"])
        #expect(source.subscriptions == [Subscription(200, 245)])
        #expect(inner.subscriptions == [Subscription(210, 225), Subscription(230, 245)])
    }

    @Test func theEndWaitsForTheSequenceThatRuns() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(215)])
        let inner = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let result = scheduler.start { source.flatMapFirst { _ in inner } }
        #expect(result.events == [.next(220, 1), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 215)])
    }

    @Test func anErrorOfTheSequenceThatRunsEndsTheResult() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let inner = scheduler.createColdObservable([Recorded<Event<Int>>.error(20, TestError.first)])
        let result = scheduler.start { source.flatMapFirst { _ in inner } }
        #expect(result.events == [.error(230, TestError.first)])
        #expect(source.subscriptions == [Subscription(200, 230)])
        #expect(inner.subscriptions == [Subscription(210, 230)])
    }

    @Test func anErrorOfTheSourceLetsGoOfTheSequenceThatRuns() {
        let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first)])
        let inner = scheduler.createColdObservable([.next(20, 1)])
        let result = scheduler.start { source.flatMapFirst { _ in inner } }
        #expect(result.events == [.error(220, TestError.first)])
        #expect(inner.subscriptions == [Subscription(210, 220)])
    }

    // MARK: Threads

    @Test func twoThreadsLoseNothing() {
        for _ in 0..<1000 {
            let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
            let result = StrictObserver<Int>()
            _ = Observable.of(0, 1).flatMap { subjects[$0] }.subscribe(result)
            atOnce {
                for element in 1...10 { subjects[0].onNext(element) }
                subjects[0].onCompleted()
            } _: {
                for element in 101...110 { subjects[1].onNext(element) }
                subjects[1].onCompleted()
            }
            #expect(result.elements.filter { $0 < 100 } == Array(1...10))
            #expect(result.elements.filter { $0 > 100 } == Array(101...110))
            #expect(result.terminalEvents == 1)
            #expect(result.faults.isEmpty)
        }
    }
}
