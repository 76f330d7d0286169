import Streams

/// The properties of a registration that the other laws rely on.
enum RegistrationLaws {
    @MainActor private static func summaries(_ candidate: OperatorUnderTest) -> [RunSummary] {
        SourceScript.all(for: candidate).map { RunSummary.of(candidate, $0) }
    }

    /// The law without which the others have no meaning.
    static let trial = OperatorLaw("Registration: laws can run the operator") { candidate, faults in
        if let fault = await candidate.trial.fault(of: candidate) { faults.expect(false, fault) }
    }

    static let all = [
        OperatorLaw("Registration: every closure is called in some run", for: \.hasClosures) { candidate, faults in
            var called = summaries(candidate).reduce(into: Set<Int>()) { $0.formUnion($1.calls) }
            // Some closures are called at disposal only.
            let run = OperatorRun.play(candidate, .open)
            run.dispose()
            called.formUnion(run.calls.values)
            faults.expect(called == Set(0..<candidate.closureCount), "called \(called.sorted())")
        },
        OperatorLaw("Registration: every source is subscribed to in some run", for: \.hasSources) {
            candidate, faults in
            let subscribed = summaries(candidate).reduce(into: Set<Int>()) { subscribed, summary in
                subscribed.formUnion(summary.subscriptions.indices.filter { summary.subscriptions[$0] > 0 })
            }
            faults.expect(subscribed == Set(0..<candidate.sourceCount), "subscribed to \(subscribed.sorted())")
        },
        OperatorLaw("Registration: the operator emits in some run, unless it is registered otherwise") {
            candidate, faults in
            let emits = summaries(candidate).contains { $0.events.contains { !$0.isStopEvent } }
            faults.expect(emits != candidate.traits.contains(.emitsNoElement), "emits: \(emits)")
        },
        OperatorLaw(
            "Registration: an infallible or shared sequence is registered with .neverFails", for: \.isInfallible
        ) { candidate, faults in
            faults.expect(candidate.neverFails, "registered without .neverFails")
        },
    ]
}
