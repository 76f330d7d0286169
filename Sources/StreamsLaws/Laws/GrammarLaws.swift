import Foundation
import Streams

/// Events follow the grammar `next* (error | completed)?`, one at a time.
enum GrammarLaws {
    static let all = [
        OperatorLaw("G1 No event follows a terminal event, whatever the sources send") { candidate, faults in
            for script in SourceScript.all(for: candidate) {
                let run = OperatorRun.play(candidate, script.violatingGrammar, stopsAtDisposal: false)
                faults.expect(run.observer.faults.isEmpty, "\(script.name): \(run.observer.faults)")
            }
        },
        OperatorLaw(
            "G1 Scheduled work that begins during the terminal event has no effect", for: \.isOffMainQueue,
            scheduledWorkHasNoEffect),
        OperatorLaw(
            "G2 Events of sources and schedulers on several threads do not overlap", for: \.isOffMainQueue,
            eventsDoNotOverlap),
        OperatorLaw("G3 The failure of a source arrives as one error") { candidate, faults in
            for source in 0..<candidate.sourceCount where !candidate.handled.contains(source) {
                let events = RunSummary.of(candidate, .failing(source)).events
                let error = events.last?.error as? LawError
                faults.expect(error == .source(source), "source \(source): \(events)")
            }
        },
        OperatorLaw("G3, D1 An operator that is registered with .neverFails does not fail", for: \.neverFails) {
            candidate, faults in
            for script in SourceScript.all(for: candidate) {
                let events = RunSummary.of(candidate, script).events
                faults.expect(events.last?.error == nil, "\(script.name): \(events)")
            }
        },
        OperatorLaw("G3, G6 The completion of the sources arrives, with elements and without", completionArrives),
        OperatorLaw("G4 A terminal event releases every source, once") { candidate, faults in
            for script in SourceScript.all(for: candidate) {
                let summary = RunSummary.of(candidate, script)
                guard summary.events.last?.isStopEvent ?? false else { continue }
                faults.expect(summary.hasReleasedSources, "\(script.name): \(summary.subscriptionReport)")
            }
        },
        OperatorLaw(
            "G5 A throw in a closure is one error, and releases the sources", for: \.failsByThrowing, throwIsOneError),
        OperatorLaw(
            "G5 An error thrown below the operator ends the result, and the operator does not receive it", throwBelow),
        OperatorLaw("G7 Events that a source sends after its terminal event change nothing") { candidate, faults in
            for script in SourceScript.all(for: candidate) {
                let good = RunSummary.of(candidate, script)
                let bad = OperatorRun.play(candidate, script.violatingGrammar, stopsAtDisposal: false)
                faults.expect(
                    good.events == bad.observer.events,
                    "\(script.name): \(bad.observer.events) instead of \(good.events)")
                faults.expect(
                    bad.subscriptionReport == good.subscriptionReport,
                    "\(script.name): \(bad.subscriptionReport) instead of \(good.subscriptionReport)")
            }
        },
    ]

    /// Another sequence terminates the result, so the operator is not disposed before the event has been delivered.
    @MainActor private static func scheduledWorkHasNoEffect(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        for elements in 0...3 {
            let scheduler = ManualScheduler()
            let run = OperatorRun(candidate, on: scheduler)
            if !run.usesScheduler { return }
            let end = PublishSubject<Int>()
            run.observer.onEvent { event in
                if event.isStopEvent { for _ in 0..<3 { scheduler.runAll() } }
            }
            run.subscribe { run.checked($0).take(until: end) }
            for element in 0..<elements {
                for source in run.sources { source.send(.next(element)) }
            }
            end.onNext(0)
            faults.expect(run.observer.faults.isEmpty, "after \(elements) elements: \(run.observer.faults)")
            run.dispose()
            scheduler.runAll()
        }
    }

    @MainActor private static func eventsDoNotOverlap(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        let scheduler = ManualScheduler()
        let run = OperatorRun(candidate, on: scheduler)
        run.observer.onEvent { _ in sched_yield() }
        run.subscribe()
        let sources = run.sources.map { source in
            { @Sendable in
                for element in 1...10 { source.send(.next(element)) }
                source.send(.completed)
            }
        }
        let works: @Sendable () -> Void = { for _ in 0..<20 { scheduler.runAll() } }
        faults.expect(Threads.runAll(sources + [works]), "a thread is stuck")
        works()
        faults.expect(run.observer.faults.isEmpty, "\(run.observer.faults)")
        run.dispose()
        // Some operators dispose on their scheduler.
        works()
        faults.expect(run.hasReleasedSources, run.subscriptionReport)
    }

    @MainActor private static func completionArrives(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        for script in [SourceScript.several, .one, .empty] {
            let events = RunSummary.of(candidate, script).events
            if candidate.traits.contains(.neverTerminates) {
                faults.expect(!(events.last?.isStopEvent ?? false), "\(script.name): \(events)")
            } else if candidate.traits.contains(.requiresElement), events.last?.error is RxError {
                continue
            } else if candidate.traits.contains(.completesSilently), script.name == "empty" {
                faults.expect(events.isEmpty, "\(script.name): \(events)")
            } else {
                faults.expect(events.last?.isCompleted ?? false, "\(script.name): \(events)")
            }
        }
    }

    @MainActor private static func throwIsOneError(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        for closure in 0..<candidate.closureCount where !candidate.nonThrowing.contains(closure) {
            for script in SourceScript.all(for: candidate) {
                let run = OperatorRun.play(candidate, script, throwing: [closure])
                guard run.calls.values.contains(closure) else { continue }
                let what = "closure \(closure) in \(script.name)"
                faults.expect(run.observer.error == .closure(closure), "\(what): \(run.observer.events)")
                faults.expect(run.observer.faults.isEmpty, "\(what): \(run.observer.faults)")
                faults.expect(run.hasReleasedSources, "\(what): \(run.subscriptionReport)")
            }
        }
    }

    @MainActor private static func throwBelow(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        for script in SourceScript.all(for: candidate) {
            let summary = RunSummary.of(candidate, script)
            for index in summary.events.indices where summary.events[index].element != nil {
                let run = OperatorRun.play(
                    candidate, script,
                    through: { result in
                        result.enumerated().map {
                            if $0.index == index { throw LawError.closure(-1) }
                            return $0.element
                        }
                    })
                let what = "event \(index) of \(script.name)"
                let expected = summary.events.prefix(index) + [.error(LawError.closure(-1))]
                faults.expect(run.observer.events == Array(expected), "\(what): \(run.observer.events)")
                // A run without a terminal event calls no closure for the disposal.
                if summary.events.last?.isStopEvent ?? false {
                    faults.expect(summary.calls.isSuperset(of: run.calls.values), "\(what): calls \(run.calls.values)")
                }
                faults.expect(run.hasReleasedSources, "\(what): \(run.subscriptionReport)")
            }
        }
    }
}
