import TestSupport
import Testing

@Suite(.noLeaks) struct VirtualClockTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func aSleepEndsAtItsTick() async throws {
        let task = Task(executorPreference: scheduler.executor) { [scheduler] in
            var ticks = [scheduler.clock]
            for seconds in [30, 0, 12] {
                try await scheduler.virtualClock.sleep(for: .seconds(seconds))
                ticks.append(scheduler.clock)
            }
            return ticks
        }
        scheduler.advanceTo(41)
        #expect(scheduler.clock == 41)
        scheduler.advanceTo(50)
        #expect(try await task.value == [0, 30, 30, 42])
    }

    @Test func sleepsEndInTheOrderInWhichTheyBegan() async {
        let log = Recorder<Int>()
        for number in 0..<100 {
            _ = Task(executorPreference: scheduler.executor) { [scheduler] in
                try await scheduler.virtualClock.sleep(until: scheduler.virtualClock.now.advanced(by: .seconds(5)))
                log.record(number)
            }
        }
        scheduler.start()
        #expect(log.values == Array(0..<100))
        #expect(scheduler.clock == 5)
    }

    @Test func aSleepUntilThePastEndsAfterThoseThatBeganBefore() {
        let log = Recorder<String>()
        scheduler.sleep(5)
        for tick in [5, 3, 5] {
            _ = Task(executorPreference: scheduler.executor) { [scheduler] in
                let clock = scheduler.virtualClock
                try await clock.sleep(until: clock.now.advanced(by: .seconds(tick - 5)))
                log.record("\(tick) at \(scheduler.clock)")
            }
        }
        scheduler.start()
        #expect(log.values == ["5 at 5", "3 at 5", "5 at 5"])
    }

    @Test func cancellationEndsASleepAtOnce() {
        let log = Recorder<String>()
        let task = Task(executorPreference: scheduler.executor) { [scheduler] in
            do {
                try await scheduler.virtualClock.sleep(for: .seconds(30))
            } catch is CancellationError {
                log.record("canceled at \(scheduler.clock)")
            }
            try? await scheduler.virtualClock.sleep(for: .seconds(30))
            log.record("ended at \(scheduler.clock)")
        }
        scheduler.scheduleAt(10) { task.cancel() }
        scheduler.start()
        #expect(log.values == ["canceled at 10", "ended at 10"])
        #expect(scheduler.clock == 10)
    }

    @Test(arguments: [0.001, 0.1, 1, 60]) func instantsAreTicks(resolution: Double) throws {
        let clock = TestScheduler(initialClock: 7, resolution: resolution).virtualClock
        #expect(clock.minimumResolution == .seconds(resolution))
        let now = clock.now
        #expect(now.tick == 7)
        for tick in [0, 7, 8, 1_000] {
            let other = now.advanced(by: .seconds(Double(tick - 7) * resolution))
            #expect(other.tick == tick)
            #expect(abs(now.duration(to: other) / .seconds(1) - Double(tick - 7) * resolution) < 1e-9)
            #expect((now < other) == (tick > 7))
        }
        #expect(now.advanced(by: .seconds(0.4 * resolution)) == now)
        #expect(now.advanced(by: .seconds(0.6 * resolution)).tick == 8)
    }

    @Test func theLastTickNeverComes() {
        let last = scheduler.virtualClock.now.advanced(by: .seconds(Int64.max))
        #expect(last.tick == .max)
        #expect(last.advanced(by: .seconds(Int64.max)) == last)
        #expect(last.duration(to: scheduler.virtualClock.now) == .seconds(-9e18))
        let before = TestScheduler(initialClock: -1).virtualClock.now
        #expect(before.duration(to: last) == .seconds(9e18))
        #expect(last.duration(to: before) == .seconds(-9e18))
        let task = Task(executorPreference: scheduler.executor) { [scheduler] in
            try await scheduler.virtualClock.sleep(until: last)
            Issue.record("The end of time has come.")
        }
        scheduler.start()
        #expect(scheduler.clock == 0)
        task.cancel()
        scheduler.start()
    }
}
