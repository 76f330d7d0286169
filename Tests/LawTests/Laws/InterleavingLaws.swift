import Streams
import StreamsTest
import TestSupport
import Testing

/// The clauses in every order of the threads that use one subscription, up to a bound of preemptions.
@Suite(.noLeaks, .enabled(if: canExploreInterleavings), .serialized) @MainActor struct InterleavingLaws {
    private nonisolated static let recipes = Registry.those { !$0.traits.contains(.main) }

    @Test("G2, G4 Sources that send and complete at the same time", arguments: recipes)
    func sendsAndSends(recipe: Recipe) {
        explore(recipe, "send, send") { stage, scheduler, round in
            stage.subscribe()
            sends(stage, round)
            round.thread("scheduler") { scheduler.runAll() }
        }
    }

    @Test("C1, C5 A subscription that is disposed while sources send", arguments: recipes)
    func sendsAndDisposes(recipe: Recipe) {
        explore(recipe, "send, dispose") { stage, _, round in
            stage.subscribe()
            sends(stage, round)
            round.thread("disposes") { [subscription = stage.subscription] in subscription.dispose() }
        }
    }

    @Test("G1, G2 A subscription that begins while sources send", arguments: recipes)
    func sendsAndSubscribes(recipe: Recipe) {
        explore(recipe, "send, subscribe") { stage, _, round in
            // The thread takes it, so that nothing of it is left afterwards.
            let result = Lock(stage.result)
            stage.forgetResult()
            round.thread("subscribes") { [subscription = stage.subscription, witness = stage.witness] in
                let result = result.withLock { $0.take() }
                if let result { subscription.setDisposable(result.subscribe(witness)) }
            }
            sends(stage, round)
        }
    }

    /// A thread for each source, and two for the only one.
    private func sends(_ stage: Stage, _ round: Round) {
        for (index, probe) in stage.probes.enumerated() {
            round.thread("sends \(index)", { probe.send(.next(1)) }, { probe.send(.completed) })
        }
        if stage.probes.count == 1 { round.thread("sends, too") { [probe = stage.probes[0]] in probe.send(.next(2)) } }
    }

    private func explore(
        _ recipe: Recipe, _ meeting: String, _ prepare: (Stage, HandScheduler, Round) -> Void
    ) {
        race("\(recipe.testDescription): \(meeting)", limit: 150) { round in
            let scheduler = HandScheduler()
            let stage = Stage(recipe, on: scheduler)
            prepare(stage, scheduler, round)
            round.after {
                for _ in 1...3 { scheduler.runAll() }
                round.expect(stage.witness.faults.isEmpty, "\(stage.witness.faults)")
                stage.dispose()
                for _ in 1...3 { scheduler.runAll() }
                stage.forgetResult()
                round.expect(stage.hasReleasedSources, stage.books)
                round.expect(stage.ledger.alive == 0, "\(stage.ledger.alive) elements are kept")
            }
        }
    }
}
