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

    @Test func anEmptySourceBesideASilentOneDoesNotEndTheResult() {
        let silent = scheduler.createHotObservable([Recorded<Event<Int>>]())
        let result = scheduler.start { Observable.zip(Observable<Int>.empty(), silent) { $0 + $1 } }
        #expect(result.events == [])
        #expect(silent.subscriptions == [Subscription(200, 1000)])
    }

    @Test func elementsWithoutPartnersDoNotEndTheResult() {
        let left = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
        let right = scheduler.createHotObservable([.next(220, 1), .next(230, 2), .completed(240)])
        let result = scheduler.start { Observable.zip(left, right) { $0 + $1 } }
        #expect(result.events == [.completed(240)])
        #expect(right.subscriptions == [Subscription(200, 240)])
    }

    @Test func aThrowOfTheSelectorLetsGoOfAllSources() {
        let left = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
        let right = scheduler.createHotObservable([.next(215, 1), .next(240, 2), .next(250, 3)])
        let result = scheduler.start {
            Observable.zip(left, right) { left, right in
                if left == 2 { throw TestError.first }
                return left + right
            }
        }
        #expect(result.events == [.next(215, 2), .error(240, TestError.first)])
        #expect(left.subscriptions == [Subscription(200, 240)])
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

    @Test func anErrorDropsWhatWaits() {
        let left = scheduler.createHotObservable([.next(210, 1), .error(230, TestError.first)])
        let right = scheduler.createHotObservable([.next(240, 1)])
        let result = scheduler.start { Observable.zip(left, right) { $0 + $1 } }
        #expect(result.events == [.error(230, TestError.first)])
        #expect(right.subscriptions == [Subscription(200, 230)])
    }

    @Test func elementsSentFromInsideNextAreCombinedInTurn() {
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = Observable.zip(left, right) { [$0, $1] }.subscribe(onNext: { elements in
            log.record("enter \(elements)")
            if elements == [1, 1] {
                left.onNext(2)
                right.onNext(2)
            }
            log.record("leave \(elements)")
        })
        left.onNext(1)
        right.onNext(1)
        #expect(log.values == ["enter [1, 1]", "leave [1, 1]", "enter [2, 2]", "leave [2, 2]"])
        left.onCompleted()
        right.onCompleted()
    }

    @Test func pairsOfTwoThreadsAreInOrder() {
        for _ in 0..<1000 {
            let left = PublishSubject<Int>()
            let right = PublishSubject<Int>()
            let result = StrictObserver<[Int]>()
            _ = Observable.zip(left, right) { [$0, $1] }.subscribe(result)
            atOnce {
                for element in 0..<10 { left.onNext(element) }
                left.onCompleted()
            } _: {
                for element in 0..<10 { right.onNext(element) }
                right.onCompleted()
            }
            #expect(result.elements == (0..<10).map { [$0, $0] })
            #expect(result.terminalEvents == 1)
            #expect(result.faults.isEmpty)
        }
    }
}
