import Foundation
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

/// What happened, and when.
private struct Log: Sendable {
    private let recorder = Recorder<String>()
    let scheduler: VirtualTimeScheduler<Seconds>

    init(_ scheduler: VirtualTimeScheduler<Seconds>) { self.scheduler = scheduler }

    var lines: [String] { recorder.values }

    func add(_ name: String) { recorder.record("\(name)@\(scheduler.clock)") }
}

extension VirtualTimeScheduler<Seconds> {
    @discardableResult fileprivate func at(_ time: Int, _ action: @escaping () -> Void) -> any Disposable {
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

@Suite(.noLeaks) struct VirtualTimeSchedulerTests {
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

    // MARK: Cancelling

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

    // MARK: Threads and traps

    @Test func theClockMayBeReadFromAnyThread() {
        let (scheduler, _) = makeScheduler(12)
        onNewThread {
            #expect(scheduler.clock == 12)
            #expect(scheduler.now == Date(timeIntervalSince1970: 12))
            #expect(scheduler.debugDescription == "VirtualTimeScheduler<Seconds> at 12")
        }
    }

    @Test @MainActor func theThreadOfASchedulerOfTheMainQueueIsNoOther() {
        let (scheduler, _) = makeScheduler(12)
        onNewThread { #expect(scheduler.debugDescription == "VirtualTimeScheduler<Seconds> at 12") }
    }

    /// What only the thread of the scheduler may do.
    enum Use: String, CaseIterable, Codable {
        case schedule, scheduleAbsolute, start, advance, sleep, stop

        func apply(to scheduler: HistoricalScheduler) {
            switch self {
            case .schedule: _ = scheduler.schedule(()) { Disposables.create() }
            case .scheduleAbsolute:
                _ = scheduler.scheduleAbsoluteVirtual((), time: scheduler.now) { Disposables.create() }
            case .start: scheduler.start()
            case .advance: scheduler.advanceTo(Date(timeIntervalSince1970: 10))
            case .sleep: scheduler.sleep(1)
            case .stop: scheduler.stop()
            }
        }
    }

    @Test(arguments: Use.allCases) func aUseOnAnotherThreadTraps(use: Use) async {
        await #expect(processExitsWith: .failure) { [use] in
            let scheduler = HistoricalScheduler()
            onNewThread { use.apply(to: scheduler) }
        }
    }

    @Test func advancingFromInsideWorkTraps() async {
        await #expect(processExitsWith: .failure) {
            let scheduler = HistoricalScheduler()
            scheduler.submit { scheduler.advanceTo(Date(timeIntervalSince1970: 10)) }
            scheduler.start()
        }
    }

    @Test func sleepingIntoThePastTraps() async {
        await #expect(processExitsWith: .failure) { HistoricalScheduler().sleep(-1) }
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
