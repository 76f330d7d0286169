import Streams
import StreamsTest

/// The events of types with fewer events than an `Observable`.
enum TraitLaws {
    @MainActor private static func check(
        _ candidate: OperatorUnderTest, _ faults: FaultList, _ isAllowed: ([Event<String>]) -> Bool
    ) {
        for script in SourceScript.all(for: candidate) {
            var runs = [
                RunSummary.of(candidate, script).events,
                OperatorRun.playSynchronously(candidate, script).observer.events,
                OperatorRun.play(candidate, script.violatingGrammar, stopsAtDisposal: false).observer.events,
            ]
            runs += (0..<candidate.closureCount).map {
                OperatorRun.play(candidate, script, throwing: [$0]).observer.events
            }
            for events in runs { faults.expect(events.isEmpty || isAllowed(events), "\(script.name): \(events)") }
        }
    }

    static let all = [
        OperatorLaw("G8 A single emits one element and completes, or fails", for: \.isSingle) { candidate, faults in
            check(candidate, faults) { $0.count == 1 && $0[0].error != nil || $0.count == 2 && $0[1].isCompleted }
        },
        OperatorLaw("G8 A maybe emits one element and completes, or completes, or fails", for: \.isMaybe) {
            candidate, faults in
            check(candidate, faults) { $0.count == 1 && $0[0].isStopEvent || $0.count == 2 && $0[1].isCompleted }
        },
        OperatorLaw("G8 A completable completes or fails", for: \.isCompletable) { candidate, faults in
            check(candidate, faults) { $0.count == 1 && $0[0].isStopEvent }
        },
        OperatorLaw(
            "G8 A trait ends with its first event: then onDisposed runs, and nothing is subscribed to again",
            for: \.isTrait, endsWithFirstEvent),
        OperatorLaw("G8 The element of a trait and the completion after it arrive at the same instant", for: \.isTrait)
        {
            candidate, faults in
            for script in SourceScript.all(for: candidate) {
                let ticks = Recorder<Int>()
                let run = OperatorRun.play(candidate, script) { run, scheduler in
                    run.observer.onEvent { _ in ticks.record(scheduler.clock) }
                }
                faults.expect(Set(ticks.values).count <= 1, "\(script.name): \(run.observer.events) at \(ticks.values)")
            }
        },
    ]

    @MainActor private static func endsWithFirstEvent(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        for script in SourceScript.all(for: candidate) {
            for throwing in [[]] + (0..<candidate.closureCount).map({ [$0] }) as [Set<Int>] {
                for isRetried in [false, true] {
                    let scheduler = TestScheduler(initialClock: 0)
                    let run = OperatorRun(candidate, on: scheduler, throwing: throwing)
                    run.follow(script, on: scheduler)
                    let (steps, sources) = (Recorder<String>(), run.sources)
                    let subscriptions = Recorder<[Int]>()
                    guard let trait = run.makeTrait() else { return }
                    let subscription = (isRetried ? trait.retried() : trait).subscribe(
                        delivered: { event in
                            subscriptions.record(sources.map(\.subscriptions))
                            steps.record(event)
                        }, onDisposed: { steps.record("onDisposed") })
                    scheduler.advanceTo(OperatorRun.end)
                    let isOpen = steps.values.isEmpty
                    subscriptions.record(sources.map(\.subscriptions))
                    subscription.dispose()
                    faults.expect(
                        isOpen || steps.values.count == 2 && steps.values.last == "onDisposed",
                        "\(script.name), throwing \(throwing)\(isRetried ? ", retried" : ""): \(steps.values)")
                    faults.expect(
                        Set(subscriptions.values).count == 1,
                        "\(script.name), throwing \(throwing): subscribed again after \(steps.values)")
                }
            }
        }
    }
}
