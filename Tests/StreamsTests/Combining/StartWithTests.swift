import TestSupport
import Testing

@Suite(.noLeaks) struct StartWithTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func theElementsComeBeforeTheSourceIsSubscribedTo() {
        let log = Recorder<String>()
        let source = Observable<Int>.empty().do(onSubscribe: { log.record("subscribed") })
        _ = source.startWith(1).subscribe(onNext: { log.record("next \($0)") })
        #expect(log.values == ["next 1", "subscribed"])
    }

    @Test(arguments: 1...3) func nothingIsSentOrSubscribedToAfterTheEnd(_ count: Int) {
        let source = scheduler.createColdObservable([.next(10, 9)])
        let sent = Recorder<String>()
        let result = scheduler.start {
            source.startWith(1, 2, 3).do(onNext: { _ in sent.record("sent") }).take(count)
        }
        #expect(result.events.count == count + 1)
        #expect(sent.values.count == count)
        #expect(source.subscriptions == [])
    }
}
