import Streams
import StreamsTest
import Testing

/// Whether an operator, whatever it does to elements, passes a failure on at its tick, lets go of the source then and
/// when disposed midway, and keeps nothing alive after its end.
func expectGoodManners<Result: Equatable>(
    _ link: @escaping (Observable<Int>) -> Observable<Result>, sourceLocation: SourceLocation = #_sourceLocation
) {
    let scheduler = TestScheduler(initialClock: 0)
    let failing = scheduler.createHotObservable([.next(210, 1), .error(225, TestError.first), .next(230, 2)])
    let failed = scheduler.start { link(failing.asObservable()) }
    #expect(failed.events.last == .error(225, TestError.first), sourceLocation: sourceLocation)
    #expect(failing.subscriptions == [Subscription(200, 225)], sourceLocation: sourceLocation)

    let late = TestScheduler(initialClock: 0)
    let running = late.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let disposed = late.start(disposed: 220) { link(running.asObservable()) }
    #expect(disposed.events.allSatisfy { $0.time < 220 }, sourceLocation: sourceLocation)
    #expect(running.subscriptions == [Subscription(200, 220)], sourceLocation: sourceLocation)

    for end in [Event<Int>.completed, .error(TestError.first), nil] {
        let subject = PublishSubject<Int>()
        weak var kept: Token?
        let observer = TestScheduler(initialClock: 0).createObserver(Result.self)
        let subscription: any Disposable
        do {
            let token = Token()
            kept = token
            let watched = subject.do(onNext: { _ in token.touch() })
            subscription = link(watched).subscribe(observer)
        }
        #expect(kept != nil, sourceLocation: sourceLocation)
        subject.onNext(1)
        if let end { subject.on(end) } else { subscription.dispose() }
        #expect(kept == nil, sourceLocation: sourceLocation)
        #expect(!subject.hasObservers, sourceLocation: sourceLocation)
    }
}
