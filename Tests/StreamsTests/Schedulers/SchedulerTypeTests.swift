import TestSupport
import Testing

@Suite(.noLeaks) struct SchedulerTypeTests {
    let scheduler = TestScheduler(initialClock: 0)

    // MARK: scheduleRecursive

    @Test func disposingFromInsideARoundEndsThem() {
        let log = Recorder<Int>()
        let rounds = SerialDisposable()
        rounds.disposable = scheduler.scheduleRecursive(1) { number, recurse in
            log.record(number)
            if number == 2 { rounds.dispose() }
            recurse(number + 1)
        }
        scheduler.start()
        #expect(log.values == [1, 2])
    }

    @Test func aRoundThatHasBegunAtDisposalDoesNothing() {
        let (log, rounds, interrupted) = (Recorder<Int>(), SerialDisposable(), InterruptedScheduler(scheduler))
        rounds.disposable = interrupted.scheduleRecursive(1) { number, _ in log.record(number) }
        interrupted.interrupt { rounds.dispose() }
        scheduler.start()
        #expect(log.values.isEmpty)
    }

    @Test func aRoundBranches() {
        let log = Recorder<[Int]>()
        _ = scheduler.scheduleRecursive(1) { [scheduler] number, recurse in
            log.record([number, scheduler.clock])
            if number < 4 {
                recurse(2 * number)
                recurse(2 * number + 1)
            }
        }
        scheduler.start()
        #expect(log.values == [[1, 1], [2, 2], [3, 2], [4, 3], [5, 3], [6, 3], [7, 3]])
    }

    @Test func disposingEndsEveryBranch() {
        let log = Recorder<Int>()
        let rounds = scheduler.scheduleRecursive(1) { number, recurse in
            log.record(number)
            recurse(2 * number)
            recurse(2 * number + 1)
        }
        scheduler.scheduleAt(2) { rounds.dispose() }
        scheduler.start()
        #expect(log.values == [1])
    }

    @Test func roundsNeedNoStack() {
        let count = Counter()
        _ = scheduler.scheduleRecursive(1) { number, recurse in
            count.increment()
            if number < 10_000 { recurse(number + 1) }
        }
        scheduler.start()
        #expect(count.value == 10_000)
    }

    @Test func roundsInsideTheCallAreNestedOnlyToALimit() {
        let (log, depth, depths) = (Recorder<Int>(), Counter(), Recorder<Int>())
        _ = InPlaceScheduler().scheduleRecursive(1) { number, recurse in
            log.record(number)
            depths.record(depth.increment())
            if number < 1_000 { recurse(number + 1) }
            depth.increment(by: -1)
        }
        #expect(log.values == Array(1...1_000))
        #expect(depths.values.max() == 64)
    }

    @Test func roundsThatWaitForNestedOnesRunInTheOrderOfTheirCalls() {
        let log = Recorder<Int>()
        _ = InPlaceScheduler().scheduleRecursive(1) { number, recurse in
            if number < 64 { return recurse(number + 1) }
            log.record(number)
            if number == 64 { for next in 100..<110 { recurse(next) } }
        }
        #expect(log.values == [64] + (100..<110))
    }

    /// Its disposables call a closure when they are released.
    private struct Observed: ImmediateSchedulerType {
        let base: TestScheduler
        let onRelease: @Sendable () -> Void

        func schedule<State: Sendable>(
            _ state: State, action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable {
            let (work, token) = (base.schedule(state, action: action), OnRelease(onRelease))
            return Disposables.create { withExtendedLifetime(token) { work.dispose() } }
        }
    }

    @Test func theDisposableOfARoundIsReleasedAfterIt() {
        let released = Counter()
        let rounds = Observed(base: scheduler) { released.increment() }.scheduleRecursive(1) { number, recurse in
            if number < 100 { recurse(number + 1) }
        }
        scheduler.start()
        #expect(released.value == 100)
        rounds.dispose()
    }

    /// The first recursion ends, the second one is disposed.
    @Test(arguments: [1, 2]) func theResultDoesNotKeepTheAction(rounds: Int) {
        let released = Counter()
        func schedule() -> any Disposable {
            let token = OnRelease { released.increment() }
            return scheduler.scheduleRecursive(1) { number, recurse in
                withExtendedLifetime(token) { if number < rounds { recurse(number + 1) } }
            }
        }
        let result = schedule()
        scheduler.advanceTo(scheduler.clock + 1)
        #expect(released.value == (rounds == 1 ? 1 : 0))
        result.dispose()
        scheduler.start()
        #expect(released.value == 1)
        withExtendedLifetime(result) {}
    }

    // MARK: the schedulePeriodic of schedulers without timers

    @Test func periodicWorkPassesItsStateOn() {
        let log = Recorder<[Int]>()
        let ticks = scheduler.schedulePeriodic(10, startAfter: .seconds(5), period: .seconds(20)) {
            [scheduler] state in
            log.record([state, scheduler.clock])
            return state + 1
        }
        scheduler.scheduleAt(50) { ticks.dispose() }
        scheduler.start()
        #expect(log.values == [[10, 5], [11, 25], [12, 45]])
        #expect(scheduler.clock == 50)
    }

    @Test func aPeriodOfNothingIsOneTick() {
        let log = Recorder<Int>()
        let ticks = SerialDisposable()
        scheduler.sleep(200)
        ticks.disposable = scheduler.schedulePeriodic(1, startAfter: .seconds(0), period: .seconds(0)) {
            [scheduler] state in
            log.record(scheduler.clock)
            if state == 3 { ticks.dispose() }
            return state + 1
        }
        scheduler.start()
        #expect(log.values == [201, 202, 203])
    }

    @Test func theNextTickIsScheduledBeforeTheWorkOfThisOne() {
        let log = Recorder<Int>()
        let ticks = scheduler.schedulePeriodic((), startAfter: .seconds(10), period: .seconds(10)) { [scheduler] _ in
            log.record(scheduler.clock)
            // Work that takes longer than a period: the ticks that pass do not push later ones back.
            if scheduler.clock == 20 { scheduler.sleep(25) }
        }
        scheduler.scheduleAt(100) { ticks.dispose() }
        scheduler.start()
        #expect(log.values == [10, 20, 45, 50, 60, 70, 80, 90])
    }

    @Test func aTickThatHasBegunAtDisposalDoesNothing() {
        let (ticks, states, intervals) = (SerialDisposable(), Recorder<Int>(), Recorder<RxTimeInterval>())
        let interrupted = InterruptedScheduler(scheduler)
        let client = ForwardingScheduler(base: interrupted, onSchedule: { intervals.record($0) })
        ticks.disposable = client.schedulePeriodic(1, startAfter: .seconds(5), period: .seconds(20)) { state in
            states.record(state)
            return state + 1
        }
        interrupted.interrupt { ticks.dispose() }
        scheduler.start()
        #expect(states.values.isEmpty)
        #expect(intervals.values == [.seconds(5)])
    }

    @Test func periodicWorkIsReleasedAtDisposalEvenIfTheSchedulerRetainsItsWork() {
        let manual = ManualScheduler()
        let token = WeakToken { token in
            manual.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) { token.touch() }.dispose()
        }
        #expect(token.isReleased)
        withExtendedLifetime(manual) {}
    }
}
