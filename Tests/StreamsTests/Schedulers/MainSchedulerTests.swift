import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) @MainActor struct MainSchedulerTests {
    let scheduler = MainScheduler()
    let log = Recorder<Int>()

    @discardableResult
    private func schedule(_ number: Int, then body: @escaping @Sendable () -> Void = {}) -> any Disposable {
        scheduler.schedule(number) { [log] number in
            log.record(number)
            body()
            return Disposables.create()
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
            _ = scheduler.schedule(2) { number in
                log.record(number)
                return Disposables.create()
            }
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
            _ = other.schedule(2) { number in
                log.record(number)
                return Disposables.create()
            }
        }
        #expect(log.values == [1, 2])
    }

    @Test func workFromElsewhereComesToTheMainQueueInOrder() async {
        await withCheckedContinuation { done in
            DispatchQueue.global().async { [scheduler, log] in
                for number in 1...3 {
                    _ = scheduler.schedule(number) { number in
                        dispatchPrecondition(condition: .onQueue(.main))
                        log.record(number)
                        if number == 3 { done.resume() }
                        return Disposables.create()
                    }
                }
            }
        }
        #expect(log.values == [1, 2, 3])
    }

    @Test func cancelledWorkDoesNotRunAndDoesNotBlockTheNext() async {
        schedule(1) { [scheduler, log] in
            scheduler.schedule(2) { number in
                log.record(number)
                return Disposables.create()
            }.dispose()
        }
        await drain()
        schedule(3)
        #expect(log.values == [1, 3])
    }

    @Test func theAsynchronousOneNeverRunsWorkAtOnce() async {
        _ = MainScheduler.asyncInstance.schedule(1) { [log] number in
            MainScheduler.ensureExecutingOnScheduler()
            MainScheduler.ensureRunningOnMainThread()
            log.record(number)
            return Disposables.create()
        }
        #expect(log.values == [])
        await drain()
        #expect(log.values == [1])
    }

    @Test func timersRunOnTheMainQueue() async {
        await withCheckedContinuation { done in
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
                MainScheduler.ensureExecutingOnScheduler()
                done.resume()
                return Disposables.create()
            }
        }
    }

    @Test func beingElsewhereTraps() async {
        await #expect(processExitsWith: .failure) {
            onNewThread { MainScheduler.ensureExecutingOnScheduler() }
        }
    }
}
