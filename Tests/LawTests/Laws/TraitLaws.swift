import Streams
import StreamsTest
import Testing

/// How many events there are in what has a type that says so.
@Suite(.noLeaks) @MainActor struct TraitLaws {
    private func check(_ trait: Any.Type, _ isAllowed: ([Event<String>]) -> Bool) {
        law(over: Registry.those { $0.type.hasPrefix("PrimitiveSequence<\(trait)") }) { recipe, verdict in
            for script in Script.all(for: recipe) {
                for events in [
                    Portrait.of(recipe, script).events,
                    Stage.playAtOnce(recipe, script).witness.events,
                    Stage.play(recipe, script.unruly, heeding: false).witness.events,
                ] {
                    verdict.require(events.isEmpty || isAllowed(events), "\(script.name): \(events)")
                }
            }
        }
    }

    @Test("A single sends one element and the end, or a failure") func single() {
        check(SingleTrait.self) { $0.count == 1 && $0[0].error != nil || $0.count == 2 && $0[1].isCompleted }
    }

    @Test("A maybe sends one element and the end, or the end, or a failure") func maybe() {
        check(MaybeTrait.self) { $0.count == 1 && $0[0].isStopEvent || $0.count == 2 && $0[1].isCompleted }
    }

    @Test("A completable sends the end, or a failure") func completable() {
        check(CompletableTrait.self) { $0.count == 1 && $0[0].isStopEvent }
    }

    @Test("What has the type of an infallible or a shared sequence is registered as one that does not fail")
    func infallible() {
        law(over: Registry.those { $0.type.hasPrefix("Infallible<") || $0.type.hasPrefix("SharedSequence<") }) {
            recipe, verdict in
            verdict.require(recipe.traits.contains(.neverFails), "not marked .neverFails")
        }
    }
}
