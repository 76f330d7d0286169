import Streams
import StreamsTest
import TestSupport
import Testing

/// What subscribing does, and what happens before.
@Suite(.noLeaks) @MainActor struct SubscriptionLaws {
    @Test("S1 Each subscription begins anew, unless the operator shares") func subscriptionsAreIndependent() {
        law(over: Registry.those { !$0.traits.contains(.shares) }) { recipe, verdict in
            for script in Script.all(for: recipe) {
                let one = Portrait.of(recipe, script)
                let second = Witness()
                let two = Stage.play(recipe, script) { stage, _ in stage.subscribe(second) }
                verdict.require(
                    two.witness.events == one.events && second.events == one.events,
                    "\(script.name): \(two.witness.events) and \(second.events) instead of \(one.events)")
                for (index, probe) in two.probes.enumerated() {
                    verdict.require(
                        probe.subscriptions == 2 * one.subscriptions[index],
                        "\(script.name): source \(index) has \(probe.subscriptions) subscriptions")
                }
            }
        }
    }

    @Test("S1 What shares has one subscription to its source, however many subscribe") func sharedSubscriptions() {
        law(over: Registry.those { $0.traits.contains(.shares) && $0.sources > 0 }) { recipe, verdict in
            let one = Portrait.of(recipe, .silent)
            let stage = Stage.play(recipe, .silent) { stage, _ in
                for _ in 1...3 { stage.subscribe(Witness()) }
            }
            for (index, probe) in stage.probes.enumerated() {
                let count = one.subscriptions[index]
                verdict.require(probe.subscriptions == count, "source \(index): \(probe.subscriptions)")
            }
        }
    }

    @Test("S2 Nothing happens before subscribe: no subscription, no closure, no work for a scheduler")
    func nothingHappensBefore() {
        law { recipe, verdict in
            let scheduler = TestScheduler(initialClock: 0)
            let stage = Stage(recipe, on: scheduler)
            verdict.require(scheduler.debugDescription.hasSuffix("nothing waits"), "\(scheduler)")
            verdict.require(stage.calls.notes.isEmpty, "closures \(stage.calls.notes) were called")
            verdict.require(stage.probes.allSatisfy { $0.subscriptions == 0 }, stage.books)
        }
    }

    @Test("S3 subscribe returns, and the failure is an event, also when everything fails at once")
    func subscribeReturns() {
        law(over: Registry.those { !$0.traits.contains(.endless) }) { recipe, verdict in
            let failing = Script(name: "all fail") { index in [(0, .error(LawError.source(index)))] }
            for script in [failing, .several] {
                let stage = Stage.playAtOnce(recipe, script, throwing: Set(0..<recipe.closures))
                let isOver = stage.witness.hasStopped || recipe.traits.contains(.neverEnds)
                verdict.require(isOver || recipe.traits.contains(.endsSilently), "\(script.name): no stop event")
                verdict.require(stage.witness.faults.isEmpty, "\(script.name): \(stage.witness.faults)")
                stage.dispose()
                verdict.require(stage.hasReleasedSources, "\(script.name): \(stage.books)")
            }
        }
    }
}
