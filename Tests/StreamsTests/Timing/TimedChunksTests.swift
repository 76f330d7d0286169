import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct TimedChunksTests {
    /// The owner of the chain may hold the terminal event back; another thread may have checked whether it may send.
    @Test func noChunkEndsAfterTheTerminalEventEvenIfTheChainContinues() {
        let (scheduler, lifetime, log) = (TestScheduler(initialClock: 0), Lifetime(), Recorder<[Int]>())
        let sink = Sink<[Int]>(next: log.record, stop: { _ in }, lifetime: lifetime)
        let chunks = TimedChunks(BufferChunk(sink), limit: 2, lifetime, .seconds(10), TimerScheduler(scheduler))
        chunks.startTimer()
        chunks.next(1)
        chunks.stop(.completed)
        #expect(log.values == [[1]])
        chunks.receive(2)
        chunks.receive(3)
        scheduler.advanceTo(20)
        #expect(log.values == [[1]])
        lifetime.dispose()
    }

    @Test func theTimerIsNotStartedAgainIfTheSourceTerminatesDuringAChunk() {
        let (lifetime, intervals) = (Lifetime(), Recorder<RxTimeInterval>())
        let scheduler = ForwardingScheduler(base: HistoricalScheduler(), onSchedule: { intervals.record($0) })
        var observer: Sink<Int>?
        let source = Observable<Int> { observer = $0 }
        source.buffer(timeSpan: .seconds(10), count: 1, scheduler: scheduler)
            .attach(Sink(next: { _ in observer?.stop(.completed) }, stop: { _ in }, lifetime: lifetime))
        observer?.emit(1)
        #expect(intervals.values == [.seconds(10)])
        lifetime.dispose()
        observer = nil
    }

    private static let emptyChunks: [@Sendable (HistoricalScheduler, RxTimeInterval) -> Observable<Void>] = [
        { Observable<Int>.never().buffer(timeSpan: $1, count: 9, scheduler: $0).map { _ in } },
        { Observable<Int>.never().window(timeSpan: $1, count: 9, scheduler: $0).skip(1).map { _ in } },
    ]

    /// A date of the clock has steps of 0.1 microseconds.
    @Test(arguments: emptyChunks.indices) func chunksDoNotDrift(index: Int) {
        let (scheduler, ends) = (HistoricalScheduler(), Recorder<Double>())
        let subscription = Self.emptyChunks[index](scheduler, .milliseconds(100))
            .subscribe(onNext: { ends.record((scheduler.clock.timeIntervalSince1970 * 10).rounded()) })
        scheduler.advanceTo(RxTime(timeIntervalSince1970: 60))
        subscription.dispose()
        #expect(ends.values == (1...600).map(Double.init))
    }

    @Test(arguments: emptyChunks.indices) func timeSpansThatAreMissedAreOne(index: Int) {
        let (scheduler, ends) = (HistoricalScheduler(), Recorder<Double>())
        let subscription = Self.emptyChunks[index](scheduler, .seconds(10))
            .subscribe(onNext: {
                ends.record(scheduler.clock.timeIntervalSince1970)
                if ends.values.count == 2 { scheduler.sleep(35) }
            })
        scheduler.advanceTo(RxTime(timeIntervalSince1970: 85))
        subscription.dispose()
        #expect(ends.values == [10, 20, 60, 70, 80])
    }

    @Test func aChunkThatIsFullBeginsTheTimeAnew() {
        let (scheduler, source) = (TestScheduler(initialClock: 0), PublishSubject<Int>())
        for tick in [213, 217, 241, 243] { scheduler.scheduleAt(tick) { source.onNext(tick) } }
        let result = scheduler.start(disposed: 260) { [scheduler] in
            source.buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler)
        }
        #expect(
            result.events == [
                .next(210, []), .next(217, [213, 217]), .next(227, []), .next(237, []), .next(243, [241, 243]),
                .next(253, []),
            ])
    }
}
