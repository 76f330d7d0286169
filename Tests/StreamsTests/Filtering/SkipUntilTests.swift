import TestSupport
import Testing

@Suite(.noLeaks) struct SkipUntilTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(240, 3), .completed(250)])
    }

    @Test func aSwallowedEndLeavesTheRestOfTheChainAlone() {
        let xs = numbers()
        let other = scheduler.createHotObservable([.next(500, 0)])
        let trigger = scheduler.createHotObservable([.next(400, 0)])
        let result = scheduler.start { xs.skip(until: other).take(until: trigger) }
        #expect(result.events == [.completed(400)])
        #expect(other.subscriptions == [Subscription(200, 250)])
        #expect(trigger.subscriptions == [Subscription(200, 400)])
    }

    @Test func theOtherIsDisposedAfterItsFailureIsForwarded() {
        let log = Recorder<String>()
        let other = PublishSubject<Int>()
        _ = Observable<Int>.never().skip(until: other.do(onDispose: { log.record("disposed") }))
            .subscribe(onError: { _ in log.record("failed") })
        other.onError(TestError.first)
        #expect(log.values == ["failed", "disposed"])
    }

    @Test func aSourceThatEndsAtOnceNeedsNoOther() {
        let log = Recorder<String>()
        let other = Observable<Int>.never().do(onSubscribe: { log.record("other") })
        _ = Observable<Int>.empty().skip(until: other).subscribe()
        #expect(log.values.isEmpty)
    }
}
