import StreamsTest
import Testing

/// What recipes say of themselves is true: the laws rely on it.
@Suite(.noLeaks) @MainActor struct RegistryTests {
    @Test func everyClosureIsCalledInSomeRun() {
        law(over: Registry.those { $0.closures > 0 }) { recipe, verdict in
            var called: Set<Int> = []
            for script in Script.all(for: recipe) { called.formUnion(Stage.play(recipe, script).calls.notes) }
            // Some are called at disposal only.
            let stage = Stage.play(recipe, .open)
            stage.dispose()
            called.formUnion(stage.calls.notes)
            verdict.require(called == Set(0..<recipe.closures), "called \(called.sorted())")
        }
    }

    @Test func everySourceIsSubscribedToInSomeRun() {
        law(over: Registry.those { $0.sources > 0 }) { recipe, verdict in
            var subscribed: Set<Int> = []
            for script in Script.all(for: recipe) {
                let stage = Stage.play(recipe, script)
                subscribed.formUnion(stage.probes.indices.filter { stage.probes[$0].subscriptions > 0 })
            }
            verdict.require(subscribed == Set(0..<recipe.sources), "subscribed to \(subscribed.sorted())")
        }
    }

    @Test func everyOperatorEmitsInSomeRun() {
        law { recipe, verdict in
            let emits = Script.all(for: recipe).contains { script in
                Stage.play(recipe, script).witness.events.contains { !$0.isStopEvent }
            }
            verdict.require(emits != recipe.traits.contains(.noElements), "emits: \(emits)")
        }
    }
}
