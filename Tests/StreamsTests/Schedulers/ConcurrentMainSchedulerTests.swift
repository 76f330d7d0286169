import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) @MainActor struct ConcurrentMainSchedulerTests {
    let log = Recorder<Int>()

    @Test func onTheMainQueueWorkRunsAtOnceEvenFromInsideWork() {
        _ = ConcurrentMainScheduler.instance.schedule(1) { [log] number in
            let nested = ConcurrentMainScheduler.instance.submit { log.record(2) }
            log.record(number)
            return nested
        }
        #expect(log.values == [2, 1])
    }

    @Test func theResultDisposesWhatTheWorkReturned() {
        let returned = BooleanDisposable()
        let work = ConcurrentMainScheduler.instance.schedule(()) { _ in returned }
        #expect(!returned.isDisposed)
        work.dispose()
        #expect(returned.isDisposed)
    }

    @Test func workFromElsewhereComesToTheMainQueueInOrder() async {
        await withCheckedContinuation { done in
            DispatchQueue.global().async { [log] in
                for number in 1...3 {
                    ConcurrentMainScheduler.instance.submit {
                        MainScheduler.ensureExecutingOnScheduler()
                        log.record(number)
                        if number == 3 { done.resume() }
                    }
                }
            }
        }
        #expect(log.values == [1, 2, 3])
    }

    @Test func timersRunOnTheMainQueue() async {
        let ticks = SerialDisposable()
        await withCheckedContinuation { done in
            ticks.disposable = ConcurrentMainScheduler.instance.schedulePeriodic(
                1, startAfter: .milliseconds(1), period: .milliseconds(1)
            ) { count in
                MainScheduler.ensureExecutingOnScheduler()
                if count == 3 {
                    ticks.dispose()
                    done.resume()
                }
                return count + 1
            }
        }
        await withCheckedContinuation { done in
            ConcurrentMainScheduler.instance.submit(after: .milliseconds(1)) {
                MainScheduler.ensureExecutingOnScheduler()
                done.resume()
            }
        }
    }
}
