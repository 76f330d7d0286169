import Streams
import StreamsTest
import TestSupport
import Testing

/// Expects that an operator forwards an error at its tick, disposes its source at the error, at a disposal between two
/// events and at one during an event, handles a source that terminates synchronously, and retains nothing afterwards.
func expectGoodManners<Result: Equatable>(
    _ link: @escaping (Observable<Int>) -> Observable<Result>, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectFailureAndDisposalInTime(link, sourceLocation)
    expectDisposalFromInside(link, sourceLocation)
    for end in [Event<Int>.completed, .error(TestError.first)] {
        expectEndedSource(link, end, sourceLocation)
        expectRelease(link, end, sourceLocation)
    }
    expectRelease(link, nil, sourceLocation)
}

private func expectFailureAndDisposalInTime<Result: Equatable>(
    _ link: @escaping (Observable<Int>) -> Observable<Result>, _ sourceLocation: SourceLocation
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
}

/// The first event that comes after the subscription is the last one.
private func expectDisposalFromInside<Result>(
    _ link: (Observable<Int>) -> Observable<Result>, _ sourceLocation: SourceLocation
) {
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    let count = Counter()
    let isSubscribed = BooleanDisposable()
    subscription.disposable = link(subject).subscribe { _ in
        guard isSubscribed.isDisposed else { return }
        count.increment()
        subscription.dispose()
    }
    isSubscribed.dispose()
    for element in 1...3 { subject.onNext(element) }
    subject.onCompleted()
    #expect(count.value <= 1, sourceLocation: sourceLocation)
    #expect(!subject.hasObservers, sourceLocation: sourceLocation)
}

/// A subject that is over is the same as an empty or failed sequence.
private func expectEndedSource<Result: Equatable>(
    _ link: (Observable<Int>) -> Observable<Result>, _ end: Event<Int>, _ sourceLocation: SourceLocation
) {
    let subject = PublishSubject<Int>()
    subject.on(end)
    let same: Observable<Int> = end.isCompleted ? .empty() : .error(TestError.first)
    let events = link(subject).eventsAtOnce
    #expect(events == link(same).eventsAtOnce, sourceLocation: sourceLocation)
    #expect(events.dropLast().allSatisfy { !$0.isStopEvent }, sourceLocation: sourceLocation)
}

/// What the chain holds goes with its end, or with its disposal where `end` is nil.
private func expectRelease<Result: Equatable>(
    _ link: (Observable<Int>) -> Observable<Result>, _ end: Event<Int>?, _ sourceLocation: SourceLocation
) {
    let subject = PublishSubject<Int>()
    let released = isReleased(afterDisposing: end == nil) { token in
        link(subject.holding(token)).subscribe(onError: { _ in })
    } _: {
        subject.onNext(1)
        if let end { subject.on(end) }
    }
    #expect(released, sourceLocation: sourceLocation)
    #expect(!subject.hasObservers, sourceLocation: sourceLocation)
}
