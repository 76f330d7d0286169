import TestSupport
import Testing

@Suite(.noLeaks) struct CurrentThreadSchedulerTests {
    let scheduler = CurrentThreadScheduler.instance
    let log = Recorder<Int>()

    @discardableResult
    private func schedule(_ number: Int, then body: @escaping @Sendable () -> Void = {}) -> any Disposable {
        scheduler.submit { [log] in
            log.record(number)
            body()
        }
    }

    @Test func workRunsAtOnce() {
        schedule(1)
        #expect(log.values == [1])
    }

    @Test func workIsOverWhenScheduleReturns() {
        schedule(1) { schedule(2) }
        schedule(3)
        #expect(log.values == [1, 2, 3])
    }

    @Test func itTellsWhetherWorkIsRunning() {
        let states = Recorder<Bool>()
        #expect(CurrentThreadScheduler.isScheduleRequired)
        schedule(1) {
            states.record(CurrentThreadScheduler.isScheduleRequired)
            schedule(2) { states.record(CurrentThreadScheduler.isScheduleRequired) }
            onNewThread { states.record(CurrentThreadScheduler.isScheduleRequired) }
        }
        #expect(states.values == [false, true, false])
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    @Test func recursiveWorkNeedsNoStack() {
        let count = Counter()
        onNewThread(stackSize: 512 * 1_024) {
            _ = CurrentThreadScheduler.instance.scheduleRecursive(1) { number, recurse in
                count.increment()
                if number < 100_000 { recurse(number + 1) }
            }
        }
        #expect(count.value == 100_000)
    }

    @Test func workIsLetGoOf() {
        let token = WeakToken { token in
            schedule(1) {
                schedule(2) { token.touch() }
                schedule(3) { token.touch() }.dispose()
            }
        }
        #expect(token.isReleased)
    }
}
