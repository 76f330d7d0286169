import Streams
import StreamsTest
import Testing

@Suite struct TakeUntilTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(240, 3), .completed(250)])
    }

    @Test func anElementOfTheOtherEndsIt() {
        let xs = numbers()
        let other = scheduler.createHotObservable([.next(230, 0), .next(235, 0), .completed(245)])
        let result = scheduler.start { xs.take(until: other) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
        #expect(other.subscriptions == [Subscription(200, 230)])
    }

    @Test func aFailureOfTheOtherFailsIt() {
        let xs = numbers()
        let other = scheduler.createHotObservable([.error(230, Fault.second, Int.self)])
        let result = scheduler.start { xs.take(until: other) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .error(230, Fault.second)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
        #expect(other.subscriptions == [Subscription(200, 230)])
    }

    @Test func theEndOfTheOtherIsIgnored() {
        let xs = numbers()
        let other = scheduler.createHotObservable([.completed(215, Int.self)])
        let result = scheduler.start { xs.take(until: other) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .next(240, 3), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
        #expect(other.subscriptions == [Subscription(200, 215)])
    }

    @Test func theOtherIsLetGoOfWithTheSource() {
        let xs = numbers()
        let other = scheduler.createHotObservable([.next(300, 0)])
        let result = scheduler.start { xs.take(until: other) }
        #expect(result.events.last == .completed(250))
        #expect(other.subscriptions == [Subscription(200, 250)])
    }

    @Test func bothAreLetGoOfMidway() {
        let xs = numbers()
        let other = scheduler.createHotObservable([.next(300, 0)])
        _ = scheduler.start(disposed: 225) { xs.take(until: other) }
        #expect(xs.subscriptions == [Subscription(200, 225)])
        #expect(other.subscriptions == [Subscription(200, 225)])
    }

    @Test func theOtherIsSubscribedToFirst() {
        let trail = Trail()
        let xs = Observable<Int>.never().do(onSubscribe: { trail.note("source") })
        let other = Observable<Int>.never().do(onSubscribe: { trail.note("other") })
        _ = xs.take(until: other).subscribe()
        #expect(trail.entries == ["other", "source"])
    }

    @Test func synchronousSources() {
        #expect(
            sentAtOnce(Observable.of(1, 2).take(until: Observable<Int>.never())) == [.next(1), .next(2), .completed])
        #expect(sentAtOnce(Observable.of(1, 2).take(until: Observable.just(0))) == [.completed])
        #expect(sentAtOnce(Observable.just(1).take(until: Observable<Int>.empty())) == [.next(1), .completed])
        #expect(sentAtOnce(Observable.just(1).take(until: Observable<Int>.error(Fault.first))) == [.error(Fault.first)])
        #expect(sentUntilDisposed(Observable.of(1, 2, 3).take(until: Observable<Int>.never()), at: 2).count == 2)
    }

    @Test func theOtherMaySendFromInsideAnElement() {
        let xs = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        let trail = Trail()
        _ = xs.take(until: other).subscribe { event in
            trail.note("\(event)")
            other.onNext(0)
            trail.note("sent")
        }
        xs.onNext(1)
        xs.onNext(2)
        #expect(trail.entries == ["next(1)", "sent", "completed", "sent"])
        #expect(!xs.hasObservers && !other.hasObservers)
    }

    @Test func manners() {
        expectGoodManners { $0.take(until: Observable<Int>.never()) }
    }
}
