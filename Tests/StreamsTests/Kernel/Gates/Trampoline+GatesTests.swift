import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks, .failsIfItHangs) struct TrampolineGatesTests {
    private let scheduler = HistoricalScheduler()

    @Test func theQueueOfOneSourceDoesNotHoldAnotherOneBack() async {
        let range = Observable.range(start: 0, count: 100)
        let values = range.delay(.seconds(1), scheduler: scheduler).amb(range).values(buffering: .suspending(1))
        let (seen, error) = await collect(values)
        #expect(seen == Array(0..<100))
        #expect(error == nil)
    }

    @Test func aSourceAfterOneWithAQueueWaitsForTheConsumer() {
        let produced = Counter()
        let range = Observable.range(start: 0, count: 5_000).do(onNext: { _ in produced.increment() })
        let values = Observable.never().delay(.seconds(1), scheduler: scheduler).amb(range).values
        #expect(produced.value < 5_000)
        withExtendedLifetime(values) {}
    }
}
