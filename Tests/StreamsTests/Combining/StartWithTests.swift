import TestSupport
import Testing

@Suite(.noLeaks) struct StartWithTests {
    private let scheduler = TestScheduler(initialClock: 0)

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
