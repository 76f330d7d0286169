import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct DistinctUntilChangedTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func elementsThatEqualTheOneBeforeAreDropped() {
        let source = scheduler.createHotObservable([
            .next(210, 1), .next(220, 1), .next(230, 2), .next(240, 2), .next(250, 1), .completed(260),
        ])
        let result = scheduler.start { source.distinctUntilChanged() }
        #expect(result.events == [.next(210, 1), .next(230, 2), .next(250, 1), .completed(260)])
        #expect(source.subscriptions == [Subscription(200, 260)])
    }

    @Test func theFirstElementPassesWithoutAComparison() {
        let log = Recorder<String>()
        let result = Observable.of(1, 1, 2).distinctUntilChanged { (last: Int, new: Int) -> Bool in
            log.record("\(last) \(new)")
            return true
        }
        #expect(result.eventsAtOnce == [.next(1), .completed])
        #expect(log.values == ["1 1", "1 2"])
    }

    @Test func theComparerSeesTheLastThatPassedAndThenTheNew() {
        let log = Recorder<String>()
        let result = Observable.of(1, 2, 3, 4).distinctUntilChanged { (last: Int, new: Int) -> Bool in
            log.record("\(last) \(new)")
            return new - last < 2
        }
        #expect(result.eventsAtOnce == [.next(1), .next(3), .completed])
        #expect(log.values == ["1 2", "1 3", "3 4"])
    }

    @Test func aKeyDecides() {
        let result = Observable.of("a", "A", "b", "B", "a").distinctUntilChanged { $0.lowercased() }
        #expect(result.eventsAtOnce == [.next("a"), .next("b"), .next("a"), .completed])
    }

    @Test func aPropertyDecides() {
        let result = Observable.of("a", "b", "cc", "dd", "e").distinctUntilChanged(at: \.count)
        #expect(result.eventsAtOnce == [.next("a"), .next("cc"), .next("e"), .completed])
    }

    @Test func aKeyAndAComparerDecideTogether() {
        let log = Recorder<String>()
        let result = Observable.of(-1, 2, -5, 6).distinctUntilChanged(
            { abs($0) },
            comparer: { last, new in
                log.record("\(last) \(new)")
                return new - last < 2
            })
        #expect(result.eventsAtOnce == [.next(-1), .next(-5), .completed])
        #expect(log.values == ["1 2", "1 5", "5 6"])
    }

    @Test func anElementSentFromInsideNextIsComparedWithTheOneJustEmitted() {
        let subject = PublishSubject<Int>()
        let result = scheduler.createObserver(Int.self)
        _ = subject.distinctUntilChanged().do(onNext: { subject.onNext($0) }).subscribe(result)
        subject.onNext(1)
        subject.onNext(2)
        #expect(result.events.map(\.value) == [.next(1), .next(2)])
        subject.onCompleted()
    }
}
