import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct MergeTests {
    private let scheduler = TestScheduler(initialClock: 0)

    /// A cold source for each of some spans, with an element in its middle.
    private func sources(_ spans: Int...) -> [TestableObservable<Int>] {
        spans.map { scheduler.createColdObservable([.next($0 / 2, $0), .completed($0)]) }
    }

    // MARK: Of a list

    @Test func elementsComeAsTheyDoAndTheEndWithTheLast() {
        let list = sources(20, 60, 40)
        let result = scheduler.start { Observable.merge(list.map { $0.asObservable() }) }
        #expect(result.events == [.next(210, 20), .next(220, 40), .next(230, 60), .completed(260)])
        #expect(list.map(\.subscriptions) == [220, 260, 240].map { [Subscription(200, $0)] })
    }

    @Test func synchronousSourcesTakeTurns() {
        let expected: [Event<Int>] = [0, 10, 1, 11, 2, 12].map { .next($0) } + [.completed]
        let one = Observable.of(0, 1, 2)
        let other = Observable.of(10, 11, 12)
        #expect(Observable.merge(one, other).eventsAtOnce == expected)
        #expect(Observable.merge([one, other]).eventsAtOnce == expected)
        #expect(Observable.merge(AnyCollection([one, other])).eventsAtOnce == expected)
    }

    @Test func theSameSynchronousSourceMayComeTwice() {
        let source = Observable.of(0, 1)
        #expect(Observable.merge(source, source).eventsAtOnce == [0, 0, 1, 1].map { .next($0) } + [.completed])
    }

    @Test func anEmptyListEndsAtOnce() {
        #expect(Observable<Int>.merge([]).eventsAtOnce == [.completed])
        #expect(Observable<Observable<Int>>.empty().merge().eventsAtOnce == [.completed])
    }

    @Test func anErrorLetsGoOfAll() {
        let list = sources(20, 100)
        let failing = scheduler.createHotObservable([.next(205, 1), .error(230, TestError.first)])
        let result = scheduler.start { Observable.merge((list + [failing]).map { $0.asObservable() }) }
        #expect(result.events == [.next(205, 1), .next(210, 20), .error(230, TestError.first)])
        #expect(list.map(\.subscriptions) == [[Subscription(200, 220)], [Subscription(200, 230)]])
        #expect(failing.subscriptions == [Subscription(200, 230)])
    }

    @Test func afterAnErrorAtOnceNoFurtherSourceIsSubscribedTo() {
        let list = sources(20)
        let result = scheduler.start { Observable.merge(Observable.error(TestError.first), list[0].asObservable()) }
        #expect(result.events == [.error(200, TestError.first)])
        #expect(list[0].subscriptions == [])
    }

    @Test func disposalLetsGoOfAll() {
        let list = sources(20, 60)
        let result = scheduler.start(disposed: 225) { Observable.merge(list.map { $0.asObservable() }) }
        #expect(result.events == [.next(210, 20)])
        #expect(list.map(\.subscriptions) == [[Subscription(200, 220)], [Subscription(200, 225)]])
    }

    // MARK: Of a sequence of sequences

    @Test func innerSequencesAreMergedAsTheyCome() {
        let inner = sources(40, 40)
        let source = scheduler.createHotObservable([.next(210, inner[0]), .next(220, inner[1]), .completed(230)])
        let result = scheduler.start { source.merge() }
        #expect(result.events == [.next(230, 40), .next(240, 40), .completed(260)])
        #expect(source.subscriptions == [Subscription(200, 230)])
        #expect(inner.map(\.subscriptions) == [[Subscription(210, 250)], [Subscription(220, 260)]])
    }

    @Test func anErrorOfTheOuterSequenceLetsGoOfTheInnerOnes() {
        let inner = sources(100)
        let source = scheduler.createHotObservable([.next(210, inner[0]), .error(230, TestError.first)])
        let result = scheduler.start { source.merge() }
        #expect(result.events == [.error(230, TestError.first)])
        #expect(inner[0].subscriptions == [Subscription(210, 230)])
    }

    @Test func noMoreThanSoManyRunAtATime() {
        let inner = sources(40, 20, 20, 20)
        let source = scheduler.createHotObservable([
            .next(210, inner[0]), .next(210, inner[1]), .next(215, inner[2]), .next(215, inner[3]), .completed(220),
        ])
        let result = scheduler.start { source.merge(maxConcurrent: 2) }
        #expect(
            result.events == [.next(220, 20), .next(230, 40), .next(240, 20), .next(260, 20), .completed(270)])
        #expect(source.subscriptions == [Subscription(200, 220)])
        #expect(
            inner.map(\.subscriptions) == [
                [Subscription(210, 250)], [Subscription(210, 230)], [Subscription(230, 250)], [Subscription(250, 270)],
            ])
    }

    @Test func whatWaitsIsNotBegunAfterAnError() {
        let inner = sources(100, 20)
        let source = scheduler.createHotObservable([
            .next(210, inner[0]), .next(220, inner[1]), .error(230, TestError.first),
        ])
        let result = scheduler.start { source.merge(maxConcurrent: 1) }
        #expect(result.events == [.error(230, TestError.first)])
        #expect(inner[0].subscriptions == [Subscription(210, 230)])
        #expect(inner[1].subscriptions == [])
    }

    @Test func synchronousSequencesThatWaitAllRun() {
        let list = [Observable.of(1, 2), .empty(), .just(3), .of(4, 5)]
        let expected: [Event<Int>] = [1, 2, 3, 4, 5].map { .next($0) } + [.completed]
        #expect(Observable.from(list).merge(maxConcurrent: 1).eventsAtOnce == expected)
    }

    // MARK: Re-entrancy

    @Test func elementsSentFromInsideNextComeAfterIt() {
        let one = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = Observable.merge(one, other).subscribe { event in
            log.record("enter \(event)")
            if event.element == 1 {
                other.onNext(2)
                other.onCompleted()
                one.onNext(3)
                one.onCompleted()
            }
            log.record("leave \(event)")
        }
        one.onNext(1)
        let events = ["next(1)", "next(2)", "next(3)", "completed"]
        #expect(log.values == events.flatMap { ["enter \($0)", "leave \($0)"] })
    }

    @Test func whatWasSentMeanwhileIsDroppedWhenDisposed() {
        let one = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        let log = Recorder<String>()
        let subscription = SerialDisposable()
        subscription.disposable = Observable.merge(one, other).subscribe(onNext: { element in
            log.record("\(element)")
            other.onNext(2)
            subscription.dispose()
        })
        one.onNext(1)
        #expect(log.values == ["1"])
        #expect(!one.hasObservers && !other.hasObservers)
    }

    // MARK: Threads

    @Test func twoThreadsLoseNothing() {
        for _ in 0..<1000 {
            let one = PublishSubject<Int>()
            let other = PublishSubject<Int>()
            let result = StrictObserver<Int>()
            _ = Observable.merge(one, other).subscribe(result)
            atOnce {
                for element in 1...10 { one.onNext(element) }
                one.onCompleted()
            } _: {
                for element in 101...110 { other.onNext(element) }
                other.onCompleted()
            }
            #expect(result.elements.filter { $0 < 100 } == Array(1...10))
            #expect(result.elements.filter { $0 > 100 } == Array(101...110))
            #expect(result.terminalEvents == 1)
            #expect(result.faults.isEmpty)
        }
    }

    @Test func twoErrorsAtTheSameMomentAreOne() {
        for _ in 0..<1000 {
            let one = PublishSubject<Int>()
            let other = PublishSubject<Int>()
            let result = StrictObserver<Int>()
            _ = Observable.merge(one, other).subscribe(result)
            atOnce {
                one.onError(TestError.number(1))
            } _: {
                other.onError(TestError.number(2))
            }
            #expect(result.terminalEvents == 1)
            #expect(result.faults.isEmpty)
            #expect(!one.hasObservers && !other.hasObservers)
        }
    }

    @Test func roomForNoneIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) {
            _ = Observable.just(Observable.just(1)).merge(maxConcurrent: 0)
        }
    }
}
