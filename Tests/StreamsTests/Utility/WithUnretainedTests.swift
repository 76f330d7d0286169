import Streams
import StreamsTest
import Testing

@Suite struct WithUnretainedTests {
    @Test func elementsComeWithTheObject() {
        let scheduler = TestScheduler(initialClock: 0)
        let owner = Trail()
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
        let result = scheduler.start { xs.withUnretained(owner).map { $0 === owner ? $1 : -1 } }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func itEndsWhenTheObjectIsGone() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
        var owner: Canary? = Canary()
        scheduler.scheduleAt(215) { owner = nil }
        let result = scheduler.start { xs.withUnretained(owner!) { _, number in number * 10 } }
        #expect(result.events == [.next(210, 10), .completed(220)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func theObjectIsNotKeptAlive() {
        weak var gone: Canary?
        let subject = PublishSubject<Int>()
        do {
            let owner = Canary()
            gone = owner
            _ = subject.withUnretained(owner).subscribe()
            subject.onNext(1)
            #expect(subject.hasObservers)
        }
        #expect(gone == nil)
        subject.onNext(2)
        #expect(!subject.hasObservers)
    }

    @Test func synchronousSources() {
        let owner = Trail()
        let source = Observable.of(1, 2).withUnretained(owner) { $1 }
        #expect(sentAtOnce(source) == [.next(1), .next(2), .completed])
        #expect(sentUntilDisposed(source, at: 1) == [.next(1)])
        #expect(sentAtOnce(Observable<Int>.empty().withUnretained(owner) { $1 }) == [.completed])
    }

    @Test func manners() {
        let owner = Trail()
        expectGoodManners { $0.withUnretained(owner) { $1 } }
    }
}
