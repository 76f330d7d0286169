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
        let queue = DispatchQueue(label: "test")
        let timer = QueueTimer(queue, isSerial: true, leeway: .nanoseconds(0))
        let cancelled = work { Issue.record("The work is cancelled.") }
        let start = queue.block()
        timer.start(cancelled, at: .now() + .microseconds(1))
        timer.start(work { [done] in done.signal() }, at: .now() + .milliseconds(50))
        cancelled.dispose()
        start.signal()
        #expect(done.arrives())
    }

    @Test func cancelledWorkIsReleasedBeforeItIsDue() {
        let timer = timer()
        var works = (1...10_000).map { _ in work {} }
        for work in works { timer.start(work, at: .now() + .seconds(1_000)) }
        let references = works.map { Weak($0) }
        for work in works { work.dispose() }
        works = []
        #expect(references.count { $0.object != nil } <= 128)
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

    @Test func workTakesItsTurnAmongTheJobsOfABusyQueue() {
        // The turns depend on the load of the machine: one round in order is enough.
        #expect((0..<100).contains { _ in turnsOnABusyQueue() == [1, 2, 3] })
    }

    /// Work that is due before a job is scheduled, that job, and work that is due after it.
    private func turnsOnABusyQueue() -> [Int] {
        let (queue, clock, turns) = (DispatchQueue(label: "test"), timer(), Recorder<Int>())
        let timer = QueueTimer(queue, isSerial: true, leeway: .nanoseconds(0))
        let take = { @Sendable [done] (turn: Int) in
            turns.record(turn)
            done.signal()
        }
        let start = queue.block()
        timer.start(work { take(1) }, at: .now() + .milliseconds(1))
        timer.start(work { take(3) }, at: .now() + .milliseconds(7))
        clock.start(work { queue.async { take(2) } }, at: .now() + .milliseconds(4))
        clock.start(work { start.signal() }, at: .now() + .milliseconds(10))
        #expect(done.arrives(3))
        return turns.values
    }

    @Test(arguments: [true, false]) func workOfSeveralThreadsRunsOnceAndNotEarly(isSerial: Bool) {
        let (timer, runs, early) = (timer(isSerial: isSerial), Recorder<Int>(), Counter())
        startTogether(4) { [done] thread in
            for number in thread * 250..<(thread + 1) * 250 {
                let time = DispatchTime.now() + .microseconds(number % 7 * 300)
                let work = work {
                    runs.record(number)
                    if DispatchTime.now() < time { early.increment() }
                    if !number.isMultiple(of: 3) { done.signal() }
                }
                timer.start(work, at: time)
                if number.isMultiple(of: 3) { work.dispose() }
            }
        }
        let kept = (0..<1_000).filter { !$0.isMultiple(of: 3) }
        #expect(done.arrives(kept.count))
        #expect(runs.values.filter { !$0.isMultiple(of: 3) }.sorted() == kept)
        #expect(Set(runs.values).count == runs.values.count)
        #expect(early.value == 0)
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

    @Test func workRunsWhileAllThreadsOfTheGlobalQueuesAreBlocked() async {
        await #expect(processExitsWith: .success) {
            withBlockedGlobalQueues {
                let done = DispatchSemaphore(value: 0)
                let scheduler = SerialDispatchQueueScheduler(
                    queue: DispatchQueue(label: "test"), internalSerialQueueName: "test")
                let subscription = Observable<Int>.never().timeout(.milliseconds(1), scheduler: scheduler)
                    .subscribe(onError: { _ in done.signal() })
                #expect(done.arrives())
                subscription.dispose()
            }
        }
    }
}
