import StreamsTest
import Testing

/// What recipes say of themselves is true: the laws rely on it.
@Suite(.noLeaks) @MainActor struct RegistryTests {
    @Test func namesAreUnique() {
        #expect(Set(Registry.all.map(\.testDescription)).count == Registry.all.count)
    }

    @Test func everyClosureIsCalledInSomeRun() {
        law(over: Registry.those { $0.closures > 0 }) { recipe, verdict in
            var called: Set<Int> = []
            for script in Script.all(for: recipe) { called.formUnion(Portrait.of(recipe, script).calls) }
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
                let counts = Portrait.of(recipe, script).subscriptions
                subscribed.formUnion(counts.indices.filter { counts[$0] > 0 })
            }
            verdict.require(subscribed == Set(0..<recipe.sources), "subscribed to \(subscribed.sorted())")
        }
    }

    @Test func everyOperatorEmitsInSomeRun() {
        law { recipe, verdict in
            let emits = Script.all(for: recipe).contains { script in
                Portrait.of(recipe, script).events.contains { !$0.isStopEvent }
            }
            verdict.require(emits != recipe.traits.contains(.noElements), "emits: \(emits)")
        }
    }
}
