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
}
