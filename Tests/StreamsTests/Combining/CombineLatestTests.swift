import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct CombineLatestTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func synchronousSourcesTakeTurns() {
        let result = Observable.combineLatest(Observable.of(0, 1, 2), Observable.of(10, 11)) { [$0, $1] }
        #expect(
            result.eventsAtOnce == [.next([0, 10]), .next([1, 10]), .next([1, 11]), .next([2, 11]), .completed])
    }

    @Test func elementsOfTheSameTickGiveOneCombinationEach() {
        let left = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let right = scheduler.createHotObservable([.next(210, 10), .next(220, 20)])
        let result = scheduler.start { Observable.combineLatest(left, right) { $0 + $1 } }
        #expect(result.events == [.next(210, 11), .next(220, 12), .next(220, 22)])
    }

    @Test func aSourceThatHasEndedKeepsItsLatestElement() {
        let left = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let right = scheduler.createHotObservable([.next(230, 10), .next(240, 20), .completed(250)])
        let result = scheduler.start { Observable.combineLatest(left, right) { $0 + $1 } }
        #expect(result.events == [.next(230, 11), .next(240, 21), .completed(250)])
        #expect(left.subscriptions == [Subscription(200, 220)])
        #expect(right.subscriptions == [Subscription(200, 250)])
    }

    @Test func aSourceThatEndsWithoutElementsDoesNotEndTheResultByItself() {
        let left = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
        let right = scheduler.createHotObservable([Recorded<Event<Int>>]())
        let result = scheduler.start { Observable.combineLatest(left, right) { $0 + $1 } }
        #expect(result.events == [])
        #expect(left.subscriptions == [Subscription(200, 210)])
        #expect(right.subscriptions == [Subscription(200, 1000)])
    }

    @Test func anElementEndsTheResultOnlyWhenAllOthersAreDone() {
        let first = scheduler.createHotObservable([Recorded<Event<Int>>.completed(210)])
        let second = scheduler.createHotObservable([.next(220, 1), .next(230, 2), .completed(240)])
        let third = scheduler.createHotObservable([.next(225, 1), .next(250, 2)])
        let result = scheduler.start { Observable.combineLatest(first, second, third) { $0 + $1 + $2 } }
        #expect(result.events == [.completed(250)])
        #expect(second.subscriptions == [Subscription(200, 240)])
        #expect(third.subscriptions == [Subscription(200, 250)])
    }

    @Test func aThrowOfTheSelectorLetsGoOfAllSources() {
        let left = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
        let right = scheduler.createHotObservable([.next(220, 1), .completed(225)])
        let result = scheduler.start {
            Observable.combineLatest(left, right) { left, right in
                if left == 2 { throw TestError.first }
                return left + right
            }
        }
        #expect(result.events == [.next(220, 2), .error(230, TestError.first)])
        #expect(left.subscriptions == [Subscription(200, 230)])
        #expect(right.subscriptions == [Subscription(200, 225)])
    }

    @Test func theSameSourceTwiceIsSubscribedToTwice() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = scheduler.start { Observable.combineLatest(source, source) { [$0, $1] } }
        #expect(result.events == [.next(210, [1, 1]), .next(220, [2, 1]), .next(220, [2, 2]), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230), Subscription(200, 230)])
    }

    @Test func elementsSentFromInsideNextAreCombinedInTurn() {
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        let result = scheduler.createObserver([Int].self)
        _ = Observable.combineLatest(left, right) { [$0, $1] }.subscribe(result)
        _ = Observable.combineLatest(left, right) { $0 + $1 }.subscribe(onNext: { if $0 == 2 { left.onNext(5) } })
        left.onNext(1)
        right.onNext(1)
        #expect(result.events.map(\.value) == [.next([1, 1]), .next([5, 1])])
        left.onCompleted()
        right.onCompleted()
    }

    @Test func nestedSendsFromItsOwnObserverComeAfterTheElementBeingDelivered() {
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = Observable.combineLatest(left, right) { [$0, $1] }.subscribe(onNext: { elements in
            log.record("enter \(elements)")
            if elements == [1, 1] { left.onNext(5) }
            log.record("leave \(elements)")
        })
        left.onNext(1)
        right.onNext(1)
        #expect(log.values == ["enter [1, 1]", "leave [1, 1]", "enter [5, 1]", "leave [5, 1]"])
        left.onCompleted()
        right.onCompleted()
    }

    // MARK: Collections

    @Test func aCollectionIsCombined() {
        let sources = (0..<3).map { index in
            scheduler.createHotObservable([.next(210 + index, index), .next(220 + index, 10 + index), .completed(240)])
        }
        let result = scheduler.start { Observable.combineLatest(sources) }
        #expect(
            result.events == [
                .next(212, [0, 1, 2]), .next(220, [10, 1, 2]), .next(221, [10, 11, 2]), .next(222, [10, 11, 12]),
                .completed(240),
            ])
        #expect(sources.allSatisfy { $0.subscriptions == [Subscription(200, 240)] })
    }

    @Test func anEmptyCollectionGivesOneEmptyResult() {
        let sources: [Observable<Int>] = []
        let result = Observable<Int>.combineLatest(sources)
        #expect(result.eventsAtOnce == [.next([]), .completed])
        let passed = Counter()
        _ = result.do(onCompleted: { passed.increment() }).take(1).subscribe()
        #expect(passed.value == 0)
        #expect(Observable.combineLatest(sources) { $0.count }.eventsAtOnce == [.next(0), .completed])
        #expect(
            Observable<Int>.combineLatest(sources) { _ in throw TestError.first }.eventsAtOnce == [
                .error(TestError.first)
            ])
    }

    @Test func anErrorInACollectionEndsAll() {
        let failing = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first)])
        let other = scheduler.createHotObservable([.next(210, 2)])
        let result = scheduler.start { Observable.combineLatest([failing, other]) { $0.reduce(0, +) } }
        #expect(result.events == [.next(210, 3), .error(220, TestError.first)])
        #expect(failing.subscriptions == [Subscription(200, 220)])
        #expect(other.subscriptions == [Subscription(200, 220)])
    }

    // MARK: Threads

    @Test func twoCombinationsThatFeedEachOtherDoNotDeadlock() {
        for _ in 0..<1000 {
            let left = PublishSubject<Int>()
            let right = PublishSubject<Int>()
            let one = StrictObserver<Int>()
            let other = StrictObserver<Int>()
            let forth = Observable.combineLatest(left.startWith(0), right.startWith(0)) { $0 + $1 }
            let back = Observable.combineLatest(right.startWith(0), left.startWith(0)) { $0 + $1 }
            let subscriptions = [
                forth.subscribe(one), back.subscribe(other),
                forth.subscribe(onNext: { if $0 == 1 { right.onNext(100) } }),
                back.subscribe(onNext: { if $0 == 1 { left.onNext(100) } }),
            ]
            atOnce {
                left.onNext(1)
            } _: {
                right.onNext(1)
            }
            #expect(one.faults.isEmpty && other.faults.isEmpty)
            #expect(one.elements.last == other.elements.last)
            for subscription in subscriptions { subscription.dispose() }
        }
    }
}
