import Dispatch
import Foundation
import TestSupport
import Testing

/// The behavior that the schedulers over dispatch queues have in common.
@Suite(.noLeaks) struct DispatchQueueSchedulerTests {
    enum Kind: CaseIterable, Sendable {
        case serial
        case concurrent

        func scheduler(on queue: DispatchQueue = .global()) -> any SchedulerType {
            switch self {
            case .serial: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "test")
            case .concurrent: ConcurrentDispatchQueueScheduler(queue: queue)
            }
        }

        /// A scheduler whose work waits until the semaphore is signalled.
        func blockedScheduler() -> (any SchedulerType, start: DispatchSemaphore) {
            let queue = DispatchQueue(label: "test")
            return (scheduler(on: queue), queue.block())
        }
    }

    let done = DispatchSemaphore(value: 0)
    let log = Recorder<Int>()

    private func record(_ number: Int) -> @Sendable (Int) -> any Disposable {
        { [log, done] state in
            log.record(state)
            if state == number { done.signal() }
            return Disposables.create()
        }
    }

    // MARK: Work

    @Test(arguments: Kind.allCases) func workIsNeverDoneInsideTheCallThatSchedulesIt(kind: Kind) {
        let (scheduler, start) = kind.blockedScheduler()
        _ = scheduler.schedule(1, action: record(1))
        #expect(log.values == [])
        start.signal()
        #expect(done.arrives())
        #expect(log.values == [1])
    }

    @Test func onASerialQueueNestedWorkWaits() {
        let scheduler = Kind.serial.scheduler()
        _ = scheduler.schedule(()) { [log, nested = record(2)] _ in
            let work = scheduler.schedule(2, action: nested)
            log.record(1)
            return work
        }
        #expect(done.arrives())
        #expect(log.values == [1, 2])
    }

    @Test(arguments: Kind.allCases) func cancelledWorkNeverRuns(kind: Kind) {
        let (scheduler, start) = kind.blockedScheduler()
        let work = scheduler.schedule(1, action: record(0))
        let timer = scheduler.scheduleRelative(2, dueTime: .nanoseconds(1), action: record(0))
        work.dispose()
        timer.dispose()
        start.signal()
        _ = scheduler.schedule(3, action: record(3))
        #expect(done.arrives())
        #expect(log.values == [3])
    }

    @Test(arguments: Kind.allCases) func disposingTheWorkDisposesWhatItReturned(kind: Kind) {
        let returned = BooleanDisposable()
        let scheduler = kind.scheduler(on: DispatchQueue(label: "test"))
        let works = [
            scheduler.schedule(()) { [done] _ in
                done.signal()
                return returned
            },
            scheduler.scheduleRelative((), dueTime: .microseconds(1)) { [done] _ in
                done.signal()
                return returned
            },
        ]
        for work in works {
            #expect(done.arrives())
            work.dispose()
        }
        _ = scheduler.schedule(4, action: record(4))
        #expect(done.arrives())
        #expect(returned.isDisposed)
    }

    // MARK: Timers

    @Test(arguments: Kind.allCases) func aTimerFiresOnceAlsoWhenNobodyKeepsIt(kind: Kind) {
        _ = kind.scheduler().scheduleRelative(1, dueTime: .milliseconds(1), action: record(1))
        #expect(done.arrives())
        #expect(log.values == [1])
    }

    @Test(arguments: Kind.allCases) func timersFireInTheOrderInWhichTheyAreDue(kind: Kind) {
        let (scheduler, start) = kind.blockedScheduler()
        _ = scheduler.scheduleRelative(2, dueTime: .milliseconds(40), action: record(2))
        _ = scheduler.scheduleRelative(1, dueTime: .milliseconds(1), action: record(2))
        start.signal()
        #expect(done.arrives())
        #expect(log.values == [1, 2])
    }

    @Test(arguments: Kind.allCases) func aPeriodicTimerPassesItsStateOn(kind: Kind) {
        let timer = kind.scheduler().schedulePeriodic(1, startAfter: .microseconds(10), period: .milliseconds(1)) {
            [log, done] count in
            log.record(count)
            if count == 5 { done.signal() }
            return count + 1
        }
        #expect(done.arrives())
        timer.dispose()
        #expect(Array(log.values.prefix(5)) == [1, 2, 3, 4, 5])
    }

    @Test(arguments: Kind.allCases) func aPeriodicTimerDisposedFromInsideDoesNotTickAgain(kind: Kind) {
        let (scheduler, start) = kind.blockedScheduler()
        let timer = SerialDisposable()
        timer.disposable = scheduler.schedulePeriodic(1, startAfter: .microseconds(10), period: .milliseconds(1)) {
            [log, done] count in
            log.record(count)
            if count == 3 {
                timer.dispose()
                scheduler.submit(after: .milliseconds(1)) { done.signal() }
            }
            return count + 1
        }
        start.signal()
        #expect(done.arrives())
        #expect(log.values == [1, 2, 3])
    }

    @Test(arguments: Kind.allCases) func aPeriodicTimerGoesOnWhenNobodyKeepsIt(kind: Kind) {
        // No test can stop it: it ticks for as long as the other tests run.
        _ = kind.scheduler().schedulePeriodic(1, startAfter: .microseconds(10), period: .milliseconds(10)) {
            [done] count in
            if count == 5 { done.signal() }
            return count + 1
        }
        #expect(done.arrives())
    }

    @Test(arguments: Kind.allCases) func timersThatAreOverKeepNothing(kind: Kind) {
        let scheduler = kind.scheduler(on: DispatchQueue(label: "test"))
        let token = WeakToken { token in
            _ = scheduler.schedulePeriodic((), startAfter: .seconds(0), period: .never) { _ in token.touch() }
            let endless = scheduler.scheduleRelative((), dueTime: .seconds(1_000)) { _ in
                Disposables.create { token.touch() }
            }
            let ticks = scheduler.schedulePeriodic((), startAfter: .seconds(1_000), period: .seconds(1)) { _ in
                token.touch()
            }
            _ = scheduler.scheduleRelative((), dueTime: .microseconds(1)) { [done] _ in
                done.signal()
                return Disposables.create { token.touch() }
            }
            #expect(done.arrives())
            endless.dispose()
            ticks.dispose()
        }
        // The queue releases handlers on its own threads.
        #expect(eventually { token.isReleased })
    }

    @Test(arguments: Kind.allCases) func aPeriodicTimerThatIsDisposedReleasesItsActionEvenIfItsQueueIsBusy(kind: Kind) {
        let (scheduler, start) = kind.blockedScheduler()
        let token = WeakToken { token in
            scheduler.schedulePeriodic((), startAfter: .seconds(0), period: .seconds(1)) { token.touch() }.dispose()
        }
        #expect(token.isReleased)
        start.signal()
    }

    @Test(arguments: Kind.allCases) func theMonotonicTimeIsInSeconds(kind: Kind) {
        func seconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
        let before = seconds()
        let time = kind.scheduler().monotonicTime
        #expect(before <= time && time <= seconds())
    }

    @Test(arguments: Kind.allCases) func theClockIsTheTimeOfDay(kind: Kind) {
        let before = Date()
        let now = kind.scheduler().now
        #expect(before <= now && now <= Date())
    }
}
