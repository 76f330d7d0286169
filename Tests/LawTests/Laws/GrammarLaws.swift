import Foundation
import Streams
import StreamsTest
import TestSupport
import Testing

/// How events come: `next* (error | completed)?`, one at a time.
@Suite(.noLeaks) @MainActor struct GrammarLaws {
    @Test("G1 Nothing comes after a stop event, whatever the sources send") func nothingComesAfterTheEnd() {
        law { recipe, verdict in
            for script in Script.all(for: recipe) {
                let stage = Stage.play(recipe, script.unruly, heeding: false)
                verdict.require(stage.witness.faults.isEmpty, "\(script.name): \(stage.witness.faults)")
            }
        }
    }

    @Test("G2 Events of sources and schedulers on many threads do not overlap") func eventsDoNotOverlap() {
        law(over: Registry.those { !$0.traits.contains(.main) }) { recipe, verdict in
            for _ in 0..<3 {
                let scheduler = HandScheduler()
                let stage = Stage(recipe, on: scheduler)
                stage.witness.onEvent { _ in sched_yield() }
                stage.subscribe()
                let sources = stage.probes.map { probe in
                    { @Sendable in
                        for element in 1...10 { probe.send(.next(element)) }
                        probe.send(.completed)
                    }
                }
                let works: @Sendable () -> Void = { for _ in 0..<20 { scheduler.runAll() } }
                verdict.require(Crew.runAll(sources + [works]), "a thread is stuck")
                works()
                verdict.require(stage.witness.faults.isEmpty, "\(stage.witness.faults)")
                stage.dispose()
                // What disposes on a scheduler, that is.
                works()
                verdict.require(stage.hasReleasedSources, stage.books)
            }
        }
    }

    @Test("G3 The failure of a source arrives as one error") func aFailureArrives() {
        law { recipe, verdict in
            for source in 0..<recipe.sources where !recipe.handled.contains(source) {
                let events = Portrait.of(recipe, .failing(source)).events
                let error = events.last?.error as? LawError
                verdict.require(error == .source(source), "source \(source): \(events)")
            }
        }
    }

    @Test("G3 What is said not to fail does not") func noFailureArrives() {
        law(over: Registry.those { $0.traits.contains(.neverFails) }) { recipe, verdict in
            for script in Script.all(for: recipe) {
                let events = Portrait.of(recipe, script).events
                verdict.require(events.last?.error == nil, "\(script.name): \(events)")
            }
        }
    }

    @Test("G3, G6 The end of the sources arrives, with elements and without") func theEndArrives() {
        law { recipe, verdict in
            for script in [Script.several, .one, .empty] {
                let events = Portrait.of(recipe, script).events
                if recipe.traits.contains(.neverEnds) {
                    verdict.require(!(events.last?.isStopEvent ?? false), "\(script.name): \(events)")
                } else if recipe.traits.contains(.needsElement), events.last?.error is RxError {
                    continue
                } else if recipe.traits.contains(.endsSilently), script.name == "empty" {
                    verdict.require(events.isEmpty, "\(script.name): \(events)")
                } else {
                    verdict.require(events.last?.isCompleted ?? false, "\(script.name): \(events)")
                }
            }
        }
    }

    @Test("G4 A stop event releases every source, once") func theEndReleasesTheSources() {
        law { recipe, verdict in
            for script in Script.all(for: recipe) {
                let portrait = Portrait.of(recipe, script)
                guard portrait.events.last?.isStopEvent ?? false else { continue }
                verdict.require(portrait.hasReleasedSources, "\(script.name): \(portrait.books)")
            }
        }
    }

    @Test("G5 A throw in a closure is one error, and releases the sources") func aThrowIsOneError() {
        law(over: Registry.those { $0.closures > $0.quiet.count && !$0.traits.contains(.neverFails) }) {
            recipe, verdict in
            for closure in 0..<recipe.closures where !recipe.quiet.contains(closure) {
                for script in Script.all(for: recipe) {
                    let stage = Stage.play(recipe, script, throwing: [closure])
                    guard stage.calls.notes.contains(closure) else { continue }
                    let what = "closure \(closure) in \(script.name)"
                    verdict.require(stage.witness.error == .closure(closure), "\(what): \(stage.witness.events)")
                    verdict.require(stage.witness.faults.isEmpty, "\(what): \(stage.witness.faults)")
                    verdict.require(stage.hasReleasedSources, "\(what): \(stage.books)")
                }
            }
        }
    }

    @Test("G7 What a bad source sends after its end changes nothing") func badSourcesAreCutOff() {
        law { recipe, verdict in
            for script in Script.all(for: recipe) {
                let good = Portrait.of(recipe, script)
                let bad = Stage.play(recipe, script.unruly, heeding: false)
                verdict.require(
                    good.events == bad.witness.events,
                    "\(script.name): \(bad.witness.events) instead of \(good.events)")
                verdict.require(bad.books == good.books, "\(script.name): \(bad.books) instead of \(good.books)")
            }
        }
    }
}
