import Streams
import StreamsTest

/// Behavior on schedulers that keep neither time nor order.
enum BadSchedulerLaws {
    static let all = [
        OperatorLaw("T1 On a late scheduler grammar, termination and release are the same") { candidate, faults in
            for script in [SourceScript.several, .one, .empty, .failing(0)] {
                let expected = RunSummary.of(candidate, script).events.last?.isStopEvent ?? false
                let clock = TestScheduler(initialClock: 0)
                let run = OperatorRun(candidate, on: LateScheduler(clock, by: lateness))
                run.follow(script, on: clock)
                run.subscribe()
                // Each tick before the end may have work that waits for that of the tick before it.
                clock.advanceTo(OperatorRun.end * (1 + lateness))
                faults.expect(run.observer.hasTerminated == expected, "\(script.name): \(run.observer.events)")
                faults.expect(run.observer.faults.isEmpty, "\(script.name): \(run.observer.faults)")
                run.dispose()
                faults.expect(run.hasReleasedSources, "\(script.name): \(run.subscriptionReport)")
                run.releaseResult()
                faults.expect(run.isReleased, "\(script.name): \(run.retained)")
            }
        },
        OperatorLaw("T1 On a scheduler that runs the newest work first grammar and the order of elements are the same")
        { candidate, faults in
            for isBatched in [false, true] { unfair(candidate, faults, isBatched: isBatched) }
        },
        OperatorLaw(
            "T1 On a scheduler that runs work twice at the same time the grammar is the same", for: \.isOffMainQueue
        ) {
            candidate, faults in
            doubled(candidate, faults)
        },
        OperatorLaw("T2 Setting the clock changes no event and no time of an event") { candidate, faults in
            for script in [SourceScript.several, .one, .open] {
                let expected = run(candidate, script, shift: 0)
                for shift in [-3_600.0, 3_600] {
                    let actual = run(candidate, script, shift: shift)
                    faults.expect(actual.ticks == expected.ticks, "\(script.name): \(actual.ticks), \(expected.ticks)")
                    faults.expect(actual.events == expected.events, "\(script.name): \(actual.events)")
                }
            }
        },
    ]

    /// The delay of a late scheduler, in ticks.
    private static let lateness = 7

    /// With `isBatched`, all events are sent before the scheduler runs any work.
    @MainActor private static func unfair(_ candidate: OperatorUnderTest, _ faults: FaultList, isBatched: Bool) {
        let scheduler = UnfairScheduler()
        let run = played(candidate, on: scheduler, isBatched: isBatched)
        if candidate.sourceCount == 1 {
            let fair = played(candidate, on: ManualScheduler(), isBatched: isBatched)
            let (actual, expected) = (run.observer.elements, fair.observer.elements)
            // A timer decides which elements are dropped, and what it adds to one.
            let common = Set(actual).intersection(expected)
            let (some, others) = (actual.filter(common.contains), expected.filter(common.contains))
            faults.expect(
                some.hasOrder(of: others) || others.hasOrder(of: some),
                "\(actual), and on a scheduler that runs the oldest work first \(expected)")
        }
        faults.expect(run.observer.faults.isEmpty, "\(run.observer.faults)")
        run.dispose()
        scheduler.runAll()
        faults.expect(run.hasReleasedSources, run.subscriptionReport)
    }

    @MainActor private static func played(
        _ candidate: OperatorUnderTest, on scheduler: some ControlledScheduler, isBatched: Bool
    ) -> OperatorRun {
        let run = OperatorRun(candidate, on: scheduler)
        run.subscribe()
        for event in (1...4).map(Event.next) + [.completed] {
            for source in run.sources { source.send(event) }
            if !isBatched { scheduler.settle() }
        }
        for _ in 1...8 { scheduler.settle() }
        return run
    }

    @MainActor private static func doubled(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        let scheduler = DoublingScheduler()
        let run = OperatorRun(candidate, on: scheduler)
        run.subscribe()
        for event in (1...4).map(Event.next) + [.completed] {
            for source in run.sources { source.send(event) }
            if !scheduler.runAll() { return faults.expect(false, "stuck after \(event)") }
        }
        for _ in 1...8 where !scheduler.runAll() { return faults.expect(false, "stuck") }
        faults.expect(run.observer.faults.isEmpty, "\(run.observer.faults)")
        run.dispose()
        _ = scheduler.runAll()
        faults.expect(run.hasReleasedSources, run.subscriptionReport)
    }

    @MainActor private static func run(
        _ candidate: OperatorUnderTest, _ script: SourceScript, shift: Double
    ) -> (ticks: [Int], events: [Event<String>]) {
        let clock = TestScheduler(initialClock: 0)
        let scheduler = ShiftedScheduler(clock, measuresElapsedTime: true)
        let run = OperatorRun(candidate, on: scheduler)
        let ticks = Recorder<Int>()
        run.follow(script, on: clock)
        run.observer.onEvent { _ in ticks.record(clock.clock) }
        clock.scheduleAt(15) { scheduler.setClock(by: shift) }
        run.subscribe()
        clock.advanceTo(OperatorRun.end)
        run.dispose()
        return (ticks.values, run.observer.events)
    }
}

extension [String] {
    /// Whether the elements are some of `other`, in its order.
    fileprivate func hasOrder(of other: [String]) -> Bool {
        var rest = other[...]
        return allSatisfy { element in
            rest = rest.drop { $0 != element }
            return rest.popFirst() != nil
        }
    }
}
