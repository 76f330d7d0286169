import TestSupport
import Testing

@Suite(.noLeaks) struct ScheduledDisposableTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func disposingIsAJobOnTheScheduler() {
        let ticks = Recorder<Int>()
        let scheduled = ScheduledDisposable(
            scheduler: scheduler, disposable: Disposables.create { [scheduler] in ticks.record(scheduler.clock) })
        #expect(scheduled.scheduler as? TestScheduler === scheduler)
        scheduler.scheduleAt(10) {
            scheduled.dispose()
            scheduled.dispose()
            #expect(!scheduled.isDisposed)
        }
        scheduler.start()
        #expect(ticks.values == [11])
        #expect(scheduled.isDisposed)
    }
}
