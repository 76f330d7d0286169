import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct ScanTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func eachIntermediateResultIsEmittedButNotTheSeed() {
        let source = scheduler.createHotObservable([
            .next(150, 9), .next(210, 1), .next(220, 2), .next(230, 3), .completed(240),
        ])
        let result = scheduler.start { source.scan(40) { $0 + $1 } }
        #expect(result.events == [.next(210, 41), .next(220, 43), .next(230, 46), .completed(240)])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }

    @Test func theResultMayBeOfAnotherType() {
        let result = Observable.of(1, 2).scan("") { "\($0)\($1)" }
        #expect(result.eventsAtOnce == [.next("1"), .next("12"), .completed])
    }

    @Test func aValueIsAccumulatedInPlace() {
        let result = Observable.of(1, 2, 3).scan(into: [Int]()) { $0.append($1) }
        #expect(result.eventsAtOnce == [.next([1]), .next([1, 2]), .next([1, 2, 3]), .completed])
    }

    @Test func resultsEmittedEarlierDoNotChange() {
        let result = Observable.of(1, 2).scan(into: [0]) { $0[0] += $1 }
        #expect(result.eventsAtOnce == [.next([1]), .next([3]), .completed])
    }

    @Test func eachSubscriptionBeginsWithTheSeed() {
        let plain = Observable.of(1, 2).scan(0) { $0 + $1 }
        let inPlace = Observable.of(1, 2).scan(into: 0) { $0 += $1 }
        for _ in 1...2 {
            #expect(plain.eventsAtOnce == [.next(1), .next(3), .completed])
            #expect(inPlace.eventsAtOnce == [.next(1), .next(3), .completed])
        }
    }

    @Test func elementsSentFromInsideNextAreAccumulatedInTurn() {
        let subject = PublishSubject<Int>()
        let result = scheduler.createObserver(Int.self)
        _ = subject.scan(0) { $0 + $1 }
            .do(onNext: { if $0 == 1 { subject.onNext(10) } })
            .subscribe(result)
        subject.onNext(1)
        subject.onNext(100)
        #expect(result.events.map(\.value) == [.next(1), .next(11), .next(111)])
        subject.onCompleted()
    }
}
