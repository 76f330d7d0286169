import Dispatch
import TestSupport
import Testing

@testable import Streams

/// The work that shares one timer; `DispatchQueueSchedulerTests` has the behavior of a single work.
@Suite(.noLeaks) struct QueueTimerTests {
    private let done = DispatchSemaphore(value: 0)

    private func timer(isSerial: Bool = true) -> QueueTimer {
        let queue = DispatchQueue(label: "test", attributes: isSerial ? [] : .concurrent)
        return QueueTimer(queue, isSerial: isSerial, leeway: .nanoseconds(0))
    }

    private func work(_ action: @escaping @Sendable () -> Void) -> ScheduledWork {
        ScheduledWork {
            action()
            return Disposables.create()
        }
    }

    @Test func workThatIsDueEarlierDoesNotWaitForOtherWork() {
        let (timer, late) = (timer(), [work {}, work {}])
        timer.start(late[0], at: .now() + .seconds(1_000))
        timer.start(work { [done] in done.signal() }, at: .now() + .milliseconds(1))
        timer.start(late[1], at: .now() + .seconds(2_000))
        #expect(done.arrives())
        for work in late { work.dispose() }
    }

    @Test func workRunsAfterWorkThatWasCancelledBeforeIt() {
        let (queue, start) = (DispatchQueue(label: "test"), DispatchSemaphore(value: 0))
        let timer = QueueTimer(queue, isSerial: true, leeway: .nanoseconds(0))
        let cancelled = work { Issue.record("The work is cancelled.") }
        queue.async { _ = start.arrives() }
        timer.start(cancelled, at: .now() + .microseconds(1))
        timer.start(work { [done] in done.signal() }, at: .now() + .milliseconds(1))
        cancelled.dispose()
        start.signal()
        #expect(done.arrives())
    }

    @Test func workCanStartOtherWork() {
        let timer = timer()
        let last = work { [done] in done.signal() }
        timer.start(work { timer.start(last, at: .now() + .microseconds(1)) }, at: .now() + .microseconds(1))
        #expect(done.arrives())
    }

    @Test func workOfAConcurrentQueueRunsAtTheSameTime() {
        let (timer, partner) = (timer(isSerial: false), DispatchSemaphore(value: 0))
        timer.start(work { [done] in if partner.arrives() { done.signal() } }, at: .now() + .microseconds(1))
        timer.start(work { partner.signal() }, at: .now() + .microseconds(2))
        #expect(done.arrives())
    }

    @Test func theTimerIsKeptByWorkThatWaitsAndByNoOther() {
        weak var weakTimer: QueueTimer?
        let (waiting, cancelled, disposed) = (work {}, work {}, work {})
        disposed.dispose()
        do {
            let timer = timer()
            weakTimer = timer
            timer.start(work { [done] in done.signal() }, at: .now() + .microseconds(1))
            #expect(done.arrives())
            timer.start(cancelled, at: .now() + .seconds(1_000))
            timer.start(waiting, at: .distantFuture)
            timer.start(disposed, at: .distantFuture)
        }
        cancelled.dispose()
        #expect(weakTimer != nil)
        waiting.dispose()
        #expect(eventually { weakTimer == nil })
    }
}
