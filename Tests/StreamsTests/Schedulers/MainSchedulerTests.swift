import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) @MainActor struct MainSchedulerTests {
    let scheduler = MainScheduler()
    let log = Recorder<Int>()

    @discardableResult
    private func schedule(_ number: Int, then body: @escaping @Sendable () -> Void = {}) -> any Disposable {
        scheduler.submit { [log] in
            log.record(number)
            body()
        }
    }

    /// Waits until the main queue has done what it was given so far, twice over for what that gives it.
    private func drain() async {
        for _ in 0..<2 { await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } } }
    }

    @Test func workRunsAtOnceOnTheMainQueueWhenNothingWaits() {
        schedule(1)
        schedule(2)
        #expect(log.values == [1, 2])
    }

    @Test func workScheduledByRunningWorkComesLaterAndInOrder() async {
        schedule(1) { [log] in
            scheduler.submit { log.record(2) }
            log.record(-1)
        }
        #expect(log.values == [1, -1])
        schedule(3)
        #expect(log.values == [1, -1])
        await drain()
        #expect(log.values == [1, -1, 2, 3])
        schedule(4)
        #expect(log.values == [1, -1, 2, 3, 4])
    }

    @Test func eachSchedulerCountsForItself() async {
        let other = MainScheduler()
        schedule(1) { [log] in
            other.submit { log.record(2) }
        }
        #expect(log.values == [1, 2])
    }

    @Test func workFromElsewhereComesToTheMainQueueInOrder() async {
        await withCheckedContinuation { done in
            DispatchQueue.global().async { [scheduler, log] in
                for number in 1...3 {
                    scheduler.submit {
                        dispatchPrecondition(condition: .onQueue(.main))
                        log.record(number)
                        if number == 3 { done.resume() }
                    }
                }
            }
        }
        #expect(log.values == [1, 2, 3])
    }

    @Test func cancelledWorkDoesNotRunAndDoesNotBlockTheNext() async {
        schedule(1) { [scheduler, log] in
            scheduler.submit { log.record(2) }.dispose()
        }
        await drain()
        schedule(3)
        #expect(log.values == [1, 3])
    }

    @Test func theAsynchronousOneNeverRunsWorkAtOnce() async {
        MainScheduler.asyncInstance.submit { [log] in
            MainScheduler.ensureExecutingOnScheduler()
            MainScheduler.ensureRunningOnMainThread()
            log.record(1)
        }
        #expect(log.values == [])
        await drain()
        #expect(log.values == [1])
    }

    @Test func timersRunOnTheMainQueue() async {
        await withCheckedContinuation { done in
            scheduler.submit(after: .milliseconds(1)) {
                MainScheduler.ensureExecutingOnScheduler()
                done.resume()
            }
        }
    }
}
