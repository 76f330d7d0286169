import Streams

/// The events of types with fewer events than an `Observable`.
enum TraitLaws {
    @MainActor private static func check(
        _ candidate: OperatorUnderTest, _ faults: FaultList, _ isAllowed: ([Event<String>]) -> Bool
    ) {
        for script in SourceScript.all(for: candidate) {
            for events in [
                RunSummary.of(candidate, script).events,
                OperatorRun.playSynchronously(candidate, script).observer.events,
                OperatorRun.play(candidate, script.violatingGrammar, stopsAtDisposal: false).observer.events,
            ] {
                faults.expect(events.isEmpty || isAllowed(events), "\(script.name): \(events)")
            }
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
    ]
}
