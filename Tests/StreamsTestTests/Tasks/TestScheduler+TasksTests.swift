import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) struct TestSchedulerTasksTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The results of a search that takes 30 seconds, and what it records if it is canceled.
    private func search(_ log: Recorder<String>, detached: Bool = false) -> @Sendable (String) -> Single<String> {
        { [scheduler] query in
            Single.create(detached: detached) {
                log.record("\(query) began at \(scheduler.clock)")
                do { try await scheduler.virtualClock.sleep(for: .seconds(30)) } catch {
                    // Its error would be a late one.
                    log.record("\(query) canceled at \(scheduler.clock)")
                    return ""
                }
                return query
            }
        }
    }

    @Test(arguments: [false, true]) func aSearchRunsToTheTickInOneCall(detached: Bool) {
        let keys = scheduler.createHotObservable([
            .next(210, "s"), .next(212, "sw"), .next(240, "swift"), .next(300, "swift 6"),
        ])
        let log = Recorder<String>()
        let result = scheduler.start { [scheduler] in
            keys.debounce(.seconds(10), scheduler: scheduler).flatMapLatest(search(log, detached: detached))
        }
        #expect(result.events == [.next(280, "swift"), .next(340, "swift 6")])
        #expect(
            log.values == [
                "sw began at 222", "sw canceled at 250", "swift began at 250", "swift 6 began at 310",
            ])
    }

    @Test func sleepingCallsOfConcatMapAreTheSameEachTime() {
        let expected = (0..<20).map { Recorded.next(200 + ($0 + 1) * ($0 + 2) / 2, $0) } + [.completed(410)]
        for _ in 0..<200 {
            let scheduler = TestScheduler(initialClock: 0)
            let result = scheduler.start { [clock = scheduler.virtualClock] in
                Observable.from(Array(0..<20)).concatMap { number in
                    Single.create {
                        await Task.yield()
                        try await clock.sleep(for: .seconds(number + 1))
                        return number
                    }
                }
            }
            guard result.events == expected else {
                Issue.record("\(result.events)")
                return
            }
        }
    }

    @Test func aTaskStartedByATaskOfTheLibraryIsInVirtualTime() {
        let result = scheduler.start { [clock = scheduler.virtualClock] in
            Single.create(detached: true) {
                try await Single.create(detached: true) {
                    async let first: Void = clock.sleep(for: .seconds(10))
                    async let second: Void = clock.sleep(for: .seconds(20))
                    _ = try await (first, second)
                    return clock.now.tick
                }.value
            }
        }
        #expect(result.events == [.next(220, 220), .completed(220)])
    }

    @Test func anActorRunsInVirtualTime() {
        actor Store {
            var values: [Int] = []
            func load(_ value: Int, _ clock: VirtualClock) async throws -> [Int] {
                try await clock.sleep(for: .seconds(5))
                values.append(value)
                return values
            }
        }
        let store = Store()
        let result = scheduler.start { [clock = scheduler.virtualClock] in
            Observable.of(1, 2).concatMap { value in Single.create { try await store.load(value, clock) } }
        }
        #expect(result.events == [.next(205, [1]), .next(210, [1, 2]), .completed(210)])
    }

    @Test func withExecutorStartsTasksOfTheLibraryInVirtualTime() {
        let observer = scheduler.createObserver(String.self)
        let log = Recorder<String>()
        let subscription = scheduler.withExecutor {
            search(log)("swift").asObservable().subscribe(observer)
        }
        scheduler.sleep(5)
        #expect(log.values.isEmpty)
        scheduler.advanceTo(35)
        #expect(observer.events == [.next(35, "swift"), .completed(35)])
        #expect(log.values == ["swift began at 5"])
        subscription.dispose()
    }

    @Test func aClockSchedulerKeepsTheTicks() {
        let keys = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(240, 3), .completed(300)])
        let result = scheduler.start { [clock = scheduler.virtualClock] in
            keys.debounce(.seconds(10), scheduler: ClockScheduler(clock)).flatMapLatest { number in
                Single.create {
                    try await clock.sleep(for: .seconds(5))
                    return number
                }
            }
        }
        #expect(result.events == [.next(230, 2), .next(255, 3), .completed(300)])
    }

    @Test func aJobThatAnotherThreadResumesRunsInTheNextRun() {
        let resumed = DispatchSemaphore(value: 0)
        let ticks = Recorder<Int>()
        _ = Task(executorPreference: scheduler.executor) { [scheduler] in
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume()
                    resumed.signal()
                }
            }
            ticks.record(scheduler.clock)
        }
        scheduler.advanceTo(10)
        #expect(resumed.arrives())
        scheduler.advanceTo(20)
        // During the first run, if the other thread was fast.
        #expect(ticks.values.count == 1)
    }

    // MARK: Code outside of virtual time

    @MainActor private final class Model {
        let clock: VirtualClock
        var shown: [Int] = []

        init(_ clock: VirtualClock) { self.clock = clock }

        func load() async {
            for _ in 0..<3 {
                try? await clock.sleep(for: .seconds(10))
                shown.append(clock.now.tick)
            }
        }
    }

    @Test @MainActor func codeOfTheMainActorRunsBetweenTheTicks() async {
        let model = Model(scheduler.virtualClock)
        let task = Task { await model.load() }
        await scheduler.advance(to: 0) { scheduler.hasWork }
        for tick in [10, 20, 30] {
            await scheduler.advance(to: tick) { model.shown.last == tick && (tick == 30 || scheduler.hasWork) }
        }
        #expect(model.shown == [10, 20, 30])
        #expect(scheduler.clock == 30)
        await task.value
    }

    @Test func codeOfTheMainActorMayBeAwaitedElsewhere() async {
        let model = await Model(scheduler.virtualClock)
        let task = Task { await model.load() }
        for _ in 0..<3 {
            await scheduler.advance(to: scheduler.clock) { scheduler.hasWork }
            scheduler.advanceTo(scheduler.clock + 10)
        }
        await task.value
        #expect(await model.shown == [10, 20, 30])
    }

    @Test func codeThatSchedulesLateActsBeforeTheEnd() async {
        let (acted, rounds) = (Recorder<Int>(), Counter())
        await scheduler.advance(to: 30) {
            // The first two rounds find no work.
            if rounds.increment() == 3 { scheduler.schedule(at: 5) { acted.record(scheduler.clock) } }
            return !acted.values.isEmpty
        }
        #expect(acted.values == [5])
        #expect(scheduler.clock == 30)
    }

    @Test func aConditionThatDoesNotHoldFailsTheTest() async {
        scheduler.schedule(at: 35) {}
        await withKnownIssue {
            await scheduler.advance(to: 30, isolation: #isolation, patience: (work: 1, condition: 1)) { false }
        } matching: { issue in
            issue.text.contains("The condition of advance(to:until:) does not hold")
        }
        #expect(scheduler.clock == 30)
    }

    @Test func cancellationEndsTheWaiting() async {
        let task = Task { [scheduler] in await scheduler.advance(to: 10) { false } }
        await until { scheduler.clock == 10 }
        task.cancel()
        await task.value
    }
}

extension TestScheduler {
    fileprivate var hasWork: Bool { debugDescription.contains("waiting:") }
}
