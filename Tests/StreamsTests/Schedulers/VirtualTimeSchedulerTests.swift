import Foundation
import Synchronization
import TestSupport
import Testing

/// A clock of whole seconds, which are also its ticks.
private struct Seconds: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Date(timeIntervalSince1970: Double(virtualTime)) }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970.rounded()) }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) }
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval.rounded()) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}

/// The names of events, each with its tick.
private struct Log: Sendable {
    private let recorder = Recorder<String>()
    let scheduler: VirtualTimeScheduler<Seconds>

    init(_ scheduler: VirtualTimeScheduler<Seconds>) { self.scheduler = scheduler }

    var lines: [String] { recorder.values }

    func add(_ name: String) { recorder.record("\(name)@\(scheduler.clock)") }
}

extension VirtualTimeScheduler<Seconds> {
    @MainActor @discardableResult
    fileprivate func at(_ time: Int, _ action: @escaping @MainActor () -> Void) -> any Disposable {
        scheduleAbsoluteVirtual((), time: time) {
            action()
            return Disposables.create()
        }
    }
}

private func makeScheduler(_ clock: Int = 0) -> (VirtualTimeScheduler<Seconds>, Log) {
    let scheduler = VirtualTimeScheduler(initialClock: clock, converter: Seconds())
    return (scheduler, Log(scheduler))
}

private func nonisolatedStart(_ scheduler: TestScheduler) { scheduler.start() }

@MainActor @Suite(.noLeaks) struct VirtualTimeSchedulerTests {
    // MARK: Order

    @Test func manyItemsAtRandomTimesComeOutSortedAndStable() {
        let (scheduler, _) = makeScheduler()
        var seed: UInt64 = 42
        var expected: [(time: Int, id: Int)] = []
        var done: [(time: Int, id: Int)] = []
        for id in 0..<20_000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let time = Int(seed >> 33) % 5_000
            expected.append((time, id))
            scheduler.at(time) { done.append((scheduler.clock, id)) }
        }
        expected.sort { $0 < $1 }
        scheduler.start()
        #expect(done.map(\.id) == expected.map(\.id))
        #expect(done.map(\.time) == expected.map(\.time))
    }

    @Test func workScheduledByWorkTakesItsTurn() {
        let (scheduler, log) = makeScheduler()
        scheduler.at(10) {
            log.add("a")
            scheduler.at(10) { log.add("c") }
            scheduler.at(15) { log.add("d") }
        }
        scheduler.at(10) { log.add("b") }
        scheduler.start()
        #expect(log.lines == ["a@10", "b@10", "c@10", "d@15"])
    }

    // MARK: The clock

    @Test func overdueWorkDoesNotMoveTheClockBack() {
        let (scheduler, log) = makeScheduler(100)
        scheduler.at(10) { log.add("late") }
        scheduler.start()
        #expect(log.lines == ["late@100"])
        #expect(scheduler.clock == 100)
    }

    @Test func advanceToDoesWhatIsDueAndSetsTheClock() {
        let (scheduler, log) = makeScheduler()
        for time in [10, 20, 21] { scheduler.at(time) { log.add("x") } }
        scheduler.advanceTo(20)
        #expect(log.lines == ["x@10", "x@20"])
        scheduler.advanceTo(20)
        #expect(scheduler.clock == 20)
        scheduler.advanceTo(50)
        #expect(log.lines == ["x@10", "x@20", "x@21"])
        #expect(scheduler.clock == 50)
    }

    @Test func advanceToThePastLeavesTheClock() {
        let (scheduler, _) = makeScheduler(100)
        scheduler.advanceTo(50)
        #expect(scheduler.clock == 100)
    }

    @Test func sleepMovesTheClockOnly() {
        let (scheduler, log) = makeScheduler()
        scheduler.at(10) { log.add("overdue") }
        scheduler.sleep(40)
        #expect(scheduler.clock == 40)
        #expect(log.lines.isEmpty)
        scheduler.start()
        #expect(log.lines == ["overdue@40"])
    }

    // MARK: Start and stop

    @Test func stopEndsTheLoopAfterTheRunningWork() {
        let (scheduler, log) = makeScheduler()
        scheduler.at(10) {
            scheduler.stop()
            log.add("a")
        }
        scheduler.at(20) { log.add("b") }
        scheduler.start()
        #expect(log.lines == ["a@10"])
        scheduler.start()
        #expect(log.lines == ["a@10", "b@20"])
    }

    @Test func startFromInsideWorkIsIgnored() {
        let (scheduler, log) = makeScheduler()
        scheduler.at(10) {
            scheduler.start()
            log.add("a")
        }
        scheduler.at(20) { log.add("b") }
        scheduler.start()
        #expect(log.lines == ["a@10", "b@20"])
    }

    // MARK: Canceling

    @Test func cancelledWorkIsNotDoneAndDoesNotMoveTheClock() {
        let (scheduler, log) = makeScheduler()
        let cancelled = scheduler.at(30) { log.add("never") }
        scheduler.at(10) { cancelled.dispose() }
        scheduler.start()
        #expect(log.lines.isEmpty)
        #expect(scheduler.clock == 10)
    }

    @Test func workDisposedWhileItRunsDisposesWhatItReturns() {
        let (scheduler, log) = makeScheduler()
        let work = SingleAssignmentDisposable()
        work.setDisposable(
            scheduler.scheduleAbsoluteVirtual((), time: 10) {
                work.dispose()
                return Disposables.create { log.add("disposed") }
            })
        scheduler.start()
        #expect(log.lines == ["disposed@10"])
    }

    @Test func cancelledWorkLetsGoOfItsCaptures() {
        let (scheduler, _) = makeScheduler()
        let (work, token) = WeakToken.passed { token in scheduler.at(10) { token.touch() } }
        #expect(!token.isReleased)
        work.dispose()
        #expect(token.isReleased)
    }

    @Test(arguments: [nil, RxTimeInterval.seconds(1)])
    func workOfAReleasedSchedulerDoesNotRetainItsChain(period: RxTimeInterval?) {
        let (_, token) = WeakToken.passed { token in
            let scheduler = HistoricalScheduler()
            _ = Observable<Int>.timer(.seconds(1), period: period, scheduler: scheduler)
                .subscribe(onNext: { _ in token.touch() })
            if period != nil { scheduler.advanceTo(Date(timeIntervalSince1970: 2.5)) }
        }
        #expect(token.isReleased)
    }

    // MARK: The scheduler protocols

    @Test func scheduleMeansNow() {
        let (scheduler, log) = makeScheduler(7)
        scheduler.submit { log.add("a") }
        #expect(log.lines.isEmpty)
        scheduler.start()
        #expect(log.lines == ["a@7"])
    }

    @Test(arguments: [
        (RxTimeInterval.seconds(3), 3), (.milliseconds(4_000), 4), (.microseconds(5_000_000), 5),
        (.nanoseconds(6_000_000_000), 6),
    ])
    func scheduleRelativeCountsFromNow(dueTime: RxTimeInterval, expected: Int) {
        let (scheduler, log) = makeScheduler()
        scheduler.sleep(10)
        scheduler.submit(after: dueTime) { log.add("a") }
        scheduler.start()
        #expect(log.lines == ["a@\(10 + expected)"])
    }

    @Test func scheduleRelativeNeverIsNever() {
        let (scheduler, log) = makeScheduler()
        scheduler.submit(after: .never) { log.add("a") }
        scheduler.start()
        #expect(log.lines.isEmpty)
    }

    @Test func onlyTheSchedulerProtocolsAdjustTheTime() {
        final class Late: VirtualTimeScheduler<Seconds>, @unchecked Sendable {
            override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time + 1 }
        }
        let scheduler = Late(initialClock: 0, converter: Seconds())
        let log = Log(scheduler)
        let action: @Sendable (String) -> any Disposable = { name in
            log.add(name)
            return Disposables.create()
        }
        _ = scheduler.schedule("a", action: action)
        _ = scheduler.scheduleRelative("b", dueTime: .seconds(10), action: action)
        _ = scheduler.scheduleRelativeVirtual("c", dueTime: 20, action: action)
        _ = scheduler.scheduleAbsoluteVirtual("d", time: 30, action: action)
        scheduler.start()
        #expect(log.lines == ["a@1", "b@11", "c@20", "d@30"])
    }

    // MARK: Arguments

    @Test func aDurationBelowZeroIsZero() {
        let (scheduler, log) = makeScheduler(7)
        scheduler.submit { log.add("a") }
        scheduler.submit(after: .seconds(-5)) { log.add("b") }
        scheduler.submit(after: .seconds(.min)) { log.add("c") }
        _ = scheduler.scheduleRelativeVirtual((), dueTime: -3) {
            log.add("d")
            return Disposables.create()
        }
        scheduler.at(2) { log.add("e") }
        scheduler.sleep(-1)
        #expect(scheduler.clock == 7)
        scheduler.start()
        #expect(log.lines == ["a@7", "b@7", "c@7", "d@7", "e@7"])
    }

    @Test(arguments: [RxTimeInterval.seconds(0), .seconds(-1), .nanoseconds(1), .milliseconds(1), .seconds(.min)])
    func theClockAdvancesBetweenTwoTicks(period: RxTimeInterval) {
        let (scheduler, log) = makeScheduler()
        let ticks = scheduler.schedulePeriodic((), startAfter: .seconds(-1), period: period) { log.add("tick") }
        scheduler.at(3) { ticks.dispose() }
        scheduler.start()
        #expect(log.lines == ["tick@0", "tick@1", "tick@2"])
    }

    @Test func aPeriodOfTheClockIsNotChanged() {
        let (scheduler, log) = makeScheduler()
        let ticks = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(2)) { log.add("tick") }
        scheduler.submit(after: .seconds(6)) { ticks.dispose() }
        scheduler.start()
        #expect(log.lines == ["tick@1", "tick@3", "tick@5"])
    }

    @Test func ticksThatAreNeverDueAreNotScheduled() {
        let (scheduler, log) = makeScheduler()
        _ = scheduler.schedulePeriodic((), startAfter: .never, period: .seconds(1)) { log.add("never") }
        _ = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .never) { log.add("once") }
        scheduler.start()
        #expect(log.lines == ["once@1"])
    }

    /// A point in time that reads the clock when it is released.
    private final class Instant: Sendable {
        let seconds: Int
        let onRelease: @Sendable () -> Void

        init(_ seconds: Int, onRelease: @escaping @Sendable () -> Void = {}) {
            self.seconds = seconds
            self.onRelease = onRelease
        }

        deinit { onRelease() }
    }

    private struct Instants: VirtualTimeConverterType {
        func convertFromVirtualTime(_ time: Instant) -> RxTime { Date(timeIntervalSince1970: Double(time.seconds)) }
        func convertToVirtualTime(_ time: RxTime) -> Instant { Instant(Int(time.timeIntervalSince1970)) }
        func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) }
        func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int(interval) }
        func offsetVirtualTime(_ time: Instant, offset: Int) -> Instant { Instant(time.seconds + offset) }
        func compareVirtualTime(_ lhs: Instant, _ rhs: Instant) -> VirtualTimeComparison {
            lhs.seconds < rhs.seconds ? .lessThan : lhs.seconds > rhs.seconds ? .greaterThan : .equal
        }
    }

    @Test func aPastPointInTimeIsReleasedOutsideTheLock() {
        let read = Recorder<Int>()
        let readClock = Mutex<(@Sendable () -> Int)?>(nil)
        let scheduler = VirtualTimeScheduler(
            initialClock: Instant(0) { if let now = readClock.withLock({ $0 }) { read.record(now()) } },
            converter: Instants())
        readClock.withLock { $0 = { [unowned scheduler] in scheduler.clock.seconds } }
        scheduler.sleep(5)
        readClock.withLock { $0 = nil }
        #expect(read.values == [5])
    }

    // MARK: Threads

    @Test func theClockMayBeReadFromAnyThread() {
        let (scheduler, _) = makeScheduler(12)
        onNewThread {
            #expect(scheduler.clock == 12)
            #expect(scheduler.now == Date(timeIntervalSince1970: 12))
            #expect(scheduler.debugDescription == "VirtualTimeScheduler<Seconds> at 12, nothing waits")
        }
    }

    /// The uses for which only one thread can use the scheduler.
    enum Use: String, CaseIterable {
        case schedule, scheduleAbsolute, start, advance, sleep, stop

        func apply(to scheduler: TestScheduler) {
            switch self {
            case .schedule: _ = scheduler.schedule(()) { Disposables.create() }
            case .scheduleAbsolute: scheduler.scheduleAt(20) {}
            case .start: scheduler.start()
            case .advance: scheduler.advanceTo(100)
            case .sleep: scheduler.sleep(1)
            case .stop: scheduler.stop()
            }
        }
    }

    @Test(arguments: Use.allCases) func threadsMayUseItOneAfterTheOther(use: Use) {
        let scheduler = TestScheduler(initialClock: 0)
        let ran = Recorder<Int>()
        onNewThread { scheduler.scheduleAt(10) { ran.record(scheduler.clock) } }
        onNewThread { use.apply(to: scheduler) }
        scheduler.start()
        #expect(ran.values.count == 1)
    }

    @Test(arguments: Use.allCases) func aUseDuringARunOfAnotherThreadFailsTheTest(use: Use) {
        let scheduler = TestScheduler(initialClock: 0)
        let ran = Recorder<Int>()
        scheduler.scheduleAt(10) { onNewThread { use.apply(to: scheduler) } }
        scheduler.scheduleAt(30) { ran.record(scheduler.clock) }
        withKnownIssue {
            scheduler.start()
        } matching: {
            "\($0)".contains("Two threads used a virtual time scheduler at the same time")
        }
        if use == .stop { scheduler.start() }
        #expect(ran.values == [30])
    }

    @Test func theDescriptionDuringARunOfAnotherThreadIsThatOfTheClock() {
        let (scheduler, _) = makeScheduler()
        scheduler.at(10) {
            onNewThread { #expect(scheduler.debugDescription == "VirtualTimeScheduler<Seconds> at 10") }
        }
        scheduler.start()
    }

    @Test func workOfManyThreadsIsNotLost() {
        let scheduler = TestScheduler(initialClock: 0)
        let ran = Recorder<Int>()
        withKnownIssue(isIntermittent: true) {
            let bodies: [@Sendable () -> Void] = (0..<4).map { number in
                {
                    for count in 0..<1_000 { scheduler.scheduleAt(count) { ran.record(number) } }
                    scheduler.start()
                }
            }
            let areDone = Threads.runAll(bodies)
            #expect(areDone)
            scheduler.start()
        }
        #expect((0..<4).map { number in ran.values.count { $0 == number } } == [1_000, 1_000, 1_000, 1_000])
    }

    // MARK: Isolation

    private actor Counter {
        private var box = [0]
        let scheduler: TestScheduler

        init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

        func schedule() {
            scheduler.scheduleAt(10) { self.box[0] += 1 }
            _ = scheduler.scheduleAbsoluteVirtual((), time: 10) {
                self.box[0] += 1
                return Disposables.create()
            }
        }

        func start() { scheduler.start() }

        var count: Int { box[0] }
    }

    @Test func workOfAnActorRunsOnIt() async {
        let counter = Counter(TestScheduler(initialClock: 0))
        await counter.schedule()
        await counter.start()
        #expect(await counter.count == 2)
    }

    @Test func workOfAnActorDoesNotRunElsewhere() async {
        let scheduler = TestScheduler(initialClock: 0)
        let counter = Counter(scheduler)
        await counter.schedule()
        let ran = Recorder<Int>()
        scheduler.scheduleAt(20) { ran.record(scheduler.clock) }
        withKnownIssue {
            scheduler.start()
        } matching: {
            "\($0)".contains("Work that was scheduled on an actor was not run")
        }
        #expect(await counter.count == 0)
        #expect(ran.values == [20])
    }

    @Test func workOfTheMainActorRunsInAnyContextOfTheMainThread() {
        let scheduler = TestScheduler(initialClock: 0)
        var count = 0
        scheduler.scheduleAt(10) { count += 1 }
        nonisolatedStart(scheduler)
        #expect(count == 1)
    }

    @Test func workOfTheMainActorDoesNotRunOnAnotherThread() {
        let scheduler = TestScheduler(initialClock: 0)
        var count = 0
        scheduler.scheduleAt(10) { count += 1 }
        withKnownIssue {
            onNewThread { scheduler.start() }
            scheduler.start()
        } matching: {
            "\($0)".contains("Work that was scheduled on an actor was not run")
        }
        #expect(count == 0)
    }

    @Test func aTaskMayContinueWhatAnotherBegan() async {
        let scheduler = TestScheduler(initialClock: 0)
        let ran = Recorder<Int>()
        for tick in 1...100 {
            await Task.detached { scheduler.scheduleAt(tick) { ran.record(tick) } }.value
            await Task.yield()
            scheduler.advanceTo(tick)
        }
        #expect(ran.values == Array(1...100))
    }

    // MARK: Misuse

    @Test func advancingFromInsideWorkIsReported() {
        let scheduler = TestScheduler(initialClock: 0)
        withKnownIssue {
            scheduler.scheduleAt(10) { scheduler.advanceTo(100) }
            scheduler.start()
        } matching: {
            "\($0)".contains("advanceTo(_:) was called from inside work that the same scheduler is running.")
        }
        #expect(scheduler.clock == 10)
    }

    @Test func misuseIsReportedOncePerScheduler() {
        let reports = Recorder<String>()
        let scheduler = TestScheduler(initialClock: 0)
        withKnownIssue {
            for tick in 1...3 { scheduler.scheduleAt(tick) { scheduler.advanceTo(100) } }
            scheduler.start()
        } matching: {
            reports.record("\($0)")
            return true
        }
        #expect(reports.values.count == 1)
    }

    @Test func onlyTheMisuseOfATestSchedulerFailsATest() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            // The process has a scheduler of a test.
            _ = TestScheduler(initialClock: 0)
            let historical = HistoricalScheduler()
            historical.submit { historical.advanceTo(Date(timeIntervalSince1970: 10)) }
            historical.start()
            let seconds = VirtualTimeScheduler(initialClock: 0, converter: Seconds())
            seconds.submit { seconds.advanceTo(10) }
            seconds.start()
        }
        let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(errors.components(separatedBy: "advanceTo(_:) was called from inside work").count == 3)
    }

    // MARK: Description

    @Test func theDescriptionShowsTheClockAndWhatWaits() {
        let (scheduler, _) = makeScheduler(5)
        #expect("\(scheduler)" == "VirtualTimeScheduler<Seconds> at 5, nothing waits")
        scheduler.at(30) {}
        scheduler.at(10) {}
        scheduler.at(20) {}.dispose()
        #expect("\(scheduler)" == "VirtualTimeScheduler<Seconds> at 5, 2 waiting: 10, 30")
    }
}
