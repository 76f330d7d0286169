import TestSupport
import Testing

@Suite(.noLeaks) struct WithUnretainedTests {
    @Test @MainActor func itEndsWhenTheObjectIsGone() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
        var owner: Token? = Token()
        scheduler.scheduleAt(215) { owner = nil }
        let result = scheduler.start { xs.withUnretained(owner!) { _, number in number * 10 } }
        #expect(result.events == [.next(210, 10), .completed(220)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func theObjectIsNotKeptAlive() {
        let subject = PublishSubject<Int>()
        let owner = WeakToken { owner in
            _ = subject.withUnretained(owner).subscribe()
            subject.onNext(1)
            #expect(subject.hasObservers)
        }
        #expect(owner.isReleased)
        subject.onNext(2)
        #expect(!subject.hasObservers)
    }

    @Test func synchronousSources() {
        let owner = Recorder<String>()
        let source = Observable.of(1, 2).withUnretained(owner) { $1 }
        #expect(source.eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(source.eventsAtOnce(disposingAt: 1) == [.next(1)])
        #expect(Observable<Int>.empty().withUnretained(owner) { $1 }.eventsAtOnce == [.completed])
    }
}
