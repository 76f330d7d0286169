import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite(.noLeaks) struct ClockSchedulerTests {
    private let time = TestScheduler(initialClock: 0)
    private let log = Recorder<String>()

    /// Over a clock whose type is not known, as an injected one.
    private func makeScheduler() -> ClockScheduler {
        let clock: any Clock<Duration> = time.virtualClock
        return ClockScheduler(clock)
    }

    /// Calls `body` in virtual time, and runs all work.
    private func run(_ body: () -> Void) {
        time.withExecutor(body)
        time.start()
    }

    @discardableResult private func record(
        _ text: String, after seconds: Int, on scheduler: ClockScheduler
    ) -> any Disposable {
        scheduler.scheduleRelative(text, dueTime: .seconds(seconds)) { [log, time] text in
            log.record("\(text)@\(time.clock)")
            return Disposables.create { log.record("\(text) disposed") }
        }
    }

    @Test func workRunsAtItsTimeAndInTheOrderOfScheduling() {
        let scheduler = makeScheduler()
        run {
            for (name, seconds) in [("a", 5), ("b", 0), ("c", 2), ("d", 5), ("e", -1), ("f", 2)] {
                record(name, after: seconds, on: scheduler)
            }
        }
        #expect(log.values == ["b@0", "e@0", "c@2", "f@2", "a@5", "d@5"])
    }

    @Test func workThatWorkSchedulesRunsAfterWhatIsDue() {
        let scheduler = makeScheduler()
        run {
            scheduler.submit { [log] in
                scheduler.submit { log.record("inner") }
                log.record("outer")
            }
            scheduler.submit { [log] in log.record("next") }
        }
        #expect(log.values == ["outer", "next", "inner"])
    }

    @Test func canceledWorkDoesNotRunAndItsResultIsDisposed() {
        let scheduler = makeScheduler()
        let work = Recorder<any Disposable>()
        run {
            for (name, seconds) in [("a", 5), ("b", 5), ("c", 6)] {
                work.record(record(name, after: seconds, on: scheduler))
            }
            record("end", after: 7, on: scheduler)
            work.values[1].dispose()
            time.scheduleAt(6) { work.values[0].dispose() }
        }
        #expect(log.values.filter { !$0.hasPrefix("end") } == ["a@5", "a disposed", "c@6"])
        #expect(time.clock == 7)
    }

    @Test func cancelledWorkIsReleasedBeforeItIsDue() {
        let scheduler = makeScheduler()
        var works: [any Disposable] = []
        run { works = (1...10_000).map { _ in record("late", after: 1_000, on: scheduler) } }
        let references = works.map { Weak($0 as AnyObject) }
        for work in works { work.dispose() }
        works = []
        #expect(references.count { $0.object != nil } <= 128)
        time.start()
    }

    @Test func earlierWorkEndsTheSleep() {
        let scheduler = makeScheduler()
        run {
            record("late", after: 1_000, on: scheduler)
            time.scheduleAt(10) { record("early", after: 5, on: scheduler) }
            time.scheduleAt(20) { record("latest", after: 2_000, on: scheduler) }
        }
        #expect(log.values == ["early@15", "late@1000", "latest@2020"])
    }

    @Test func itNeedsNoReferenceWhileWorkIsPending() {
        run { record("work", after: 10, on: makeScheduler()) }
        #expect(log.values == ["work@10"])
    }

    @Test func itsReleaseEndsTheSleep() {
        run { record("work", after: 10, on: makeScheduler()).dispose() }
        #expect(log.values.isEmpty)
        #expect(time.clock == 0)
    }

    // MARK: Periods

    @Test(arguments: [(7, 7), (0, 1)]) func periodicWorkDoesNotDrift(period: Int, expected: Int) {
        let scheduler = makeScheduler()
        let ticks = Recorder<Int>()
        run {
            let work = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(period)) {
                [time] count in
                ticks.record(time.clock)
                return count + 1
            }
            time.scheduleAt(10 + expected * 100) { work.dispose() }
        }
        #expect(ticks.values == (0..<100).map { 10 + expected * $0 })
    }

    @Test func ticksThatAreMissedAreOne() {
        let scheduler = makeScheduler()
        let ticks = Recorder<Int>()
        run {
            let work = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(10)) { [time] count in
                ticks.record(time.clock)
                if count == 1 { time.sleep(35) }
                return count + 1
            }
            time.scheduleAt(85) { work.dispose() }
        }
        #expect(ticks.values == [10, 20, 55, 60, 70, 80])
    }

    // MARK: Limits

    @Test(arguments: [.never, .seconds(.max), .milliseconds(.max), .seconds(9_300_000_000)] as [RxTimeInterval])
    func aTimeBeyondTheClockNeverComes(dueTime: RxTimeInterval) {
        let scheduler = makeScheduler()
        run {
            _ = scheduler.scheduleRelative((), dueTime: dueTime) { [log] _ in
                log.record("work")
                return Disposables.create()
            }
            _ = scheduler.schedulePeriodic((), startAfter: dueTime, period: .seconds(1)) { [log] _ in log.record("tick")
            }
            let work = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: dueTime) { [log] count in
                log.record("first")
                return count + 1
            }
            record("end", after: 5, on: scheduler)
            time.scheduleAt(10) { work.dispose() }
        }
        #expect(log.values.filter { $0 != "end disposed" } == ["first", "end@5"])
        #expect(time.clock == 10)
    }

    @Test func theLongestTimeIsThatOfTheClock() {
        let scheduler = makeScheduler()
        run { record("work", after: 9_200_000_000, on: scheduler) }
        #expect(log.values == ["work@9200000000"])
    }

    // MARK: Clocks

    @Test func aClockThatFailsOnceRunsTheWorkThatComesLater() {
        let clock = FailingClock(time.virtualClock)
        let scheduler = ClockScheduler(clock)
        run {
            for number in 1...2 {
                time.scheduleAt(number * 10) { [log, time] in
                    _ = scheduler.scheduleRelative((), dueTime: .seconds(5)) { _ in
                        log.record("\(number)@\(time.clock)")
                        return Disposables.create()
                    }
                }
            }
        }
        #expect(log.values == ["1@20", "2@25"])
    }

    @Test func timeIsThatOfTheClock() {
        let date = Date(timeIntervalSince1970: 1_000)
        let scheduler = ClockScheduler(time.virtualClock, startDate: date)
        let start = scheduler.monotonicTime
        time.sleep(90)
        #expect(scheduler.monotonicTime - start == 90)
        #expect(scheduler.now == date.addingTimeInterval(90))
    }

    @Test func aClockThatIsSetBackStandsStill() {
        let clock = AdjustableClock(time.virtualClock)
        let scheduler = ClockScheduler(clock)
        clock.offset.store(50, ordering: .relaxed)
        #expect(scheduler.monotonicTime == 50)
        clock.offset.store(20, ordering: .relaxed)
        #expect(scheduler.monotonicTime == 50)
        run {
            for number in 0..<10 { scheduler.submit { [log, time] in log.record("\(number)@\(time.clock)") } }
        }
        #expect(log.values == (0..<10).map { "\($0)@0" })
    }

    @Test func itRunsWorkOnTheSystemsClocks() async {
        await check(ContinuousClock())
        await check(SuspendingClock())
    }

    private func check(_ clock: some Clock<Duration>) async {
        let scheduler = ClockScheduler(clock)
        let numbers = Recorder<Int>()
        let late = scheduler.scheduleRelative((), dueTime: .seconds(9_200_000_000)) { _ in
            numbers.record(-1)
            return Disposables.create()
        }
        await withCheckedContinuation { continuation in
            for number in 0..<1_000 {
                scheduler.submit { numbers.record(number) }
            }
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(5)) { _ in
                continuation.resume()
                return Disposables.create()
            }
        }
        #expect(numbers.values == Array(0..<1_000))
        late.dispose()
    }

    @Test(.ownThread) func jobsOfSeveralThreadsDoNotOverlap() {
        final class Shared: Sendable {
            let scheduler = ClockScheduler(ContinuousClock())
            let count = Atomic<Int>(0)
            let left = DispatchSemaphore(value: 0)
        }
        let send: @Sendable (Shared) -> Void = { shared in
            for number in 0..<1_000 {
                _ = shared.scheduler.scheduleRelative((), dueTime: .microseconds(number % 7)) { _ in
                    // Two steps on purpose: jobs that overlap lose counts.
                    shared.count.store(shared.count.load(ordering: .relaxed) + 1, ordering: .relaxed)
                    shared.left.signal()
                    return Disposables.create()
                }
            }
        }
        race(rounds: 1, on: Shared.init, [send, send]) { shared in
            for _ in 0..<2_000 { #expect(shared.left.arrives()) }
            #expect(shared.count.load(ordering: .relaxed) == 2_000)
        }
    }
}

/// A clock that can be set.
private final class AdjustableClock: Clock {
    let base: VirtualClock
    let offset = Atomic<Int>(0)

    init(_ base: VirtualClock) { self.base = base }

    var now: VirtualClock.Instant { base.now.advanced(by: .seconds(offset.load(ordering: .relaxed))) }
    var minimumResolution: Duration { base.minimumResolution }

    func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
        try await base.sleep(until: deadline.advanced(by: .seconds(-offset.load(ordering: .relaxed))))
    }
}

/// A clock whose first sleep fails.
private final class FailingClock: Clock {
    let base: VirtualClock
    private let hasFailed = Atomic<Bool>(false)

    init(_ base: VirtualClock) { self.base = base }

    var now: VirtualClock.Instant { base.now }
    var minimumResolution: Duration { base.minimumResolution }

    func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
        if !hasFailed.exchange(true, ordering: .relaxed) { throw TestError.first }
        try await base.sleep(until: deadline)
    }
}
