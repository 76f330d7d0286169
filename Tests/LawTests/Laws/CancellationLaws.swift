import Streams
import StreamsTest
import TestSupport
import Testing

/// What `dispose()` does, and what is left afterwards.
@Suite(.noLeaks) @MainActor struct CancellationLaws {
    /// Ticks at which a run is disposed: before, between and after all events.
    private static let moments = [0, 11, 16, 22, 26, 32, 45, 60]

    @Test("C1, C5 dispose() does its work once, however often it is called, also when the sequence is over")
    func disposeIsIdempotent() {
        law { recipe, verdict in
            for script in [Script.several, .failing(0), .silent] {
                let stage = Stage.play(recipe, script) { stage, scheduler in
                    scheduler.scheduleAt(26) {
                        stage.dispose()
                        stage.dispose()
                    }
                }
                stage.dispose()
                verdict.require(stage.hasReleasedSources, "\(script.name): \(stage.books)")
            }
        }
    }

    @Test("C2 After dispose() on the delivering thread nothing comes, and every source is released")
    func nothingComesAfterDispose() {
        law { recipe, verdict in
            for moment in Self.moments {
                let stage = Stage.play(recipe, .several, isWatched: true) { stage, scheduler in
                    scheduler.scheduleAt(moment) { stage.dispose() }
                }
                verdict.require(stage.witness.faults.isEmpty, "at \(moment): \(stage.witness.faults)")
                verdict.require(stage.hasReleasedSources, "at \(moment): \(stage.books)")
            }
        }
    }

    @Test("C2 Nothing comes after dispose() of sources that do not heed it, and no closure is called")
    func sourcesThatDoNotHeed() {
        law { recipe, verdict in
            for moment in [0, 16, 26] {
                let disposed = Stage.play(recipe, .several, heeding: false, isWatched: true) { stage, scheduler in
                    scheduler.scheduleAt(moment) { stage.dispose() }
                }
                verdict.require(disposed.witness.faults.isEmpty, "at \(moment): \(disposed.witness.faults)")
                // What is called is what would be called if the sources fell silent then.
                let silenced = Stage.play(recipe, .several) { stage, scheduler in
                    scheduler.scheduleAt(moment) { stage.dispose() }
                }
                verdict.require(
                    disposed.calls.notes == silenced.calls.notes,
                    "at \(moment): closures \(disposed.calls.notes) instead of \(silenced.calls.notes)")
            }
        }
    }

    @Test("C2 Work of a scheduler that has begun already when dispose() is called does nothing any more")
    func workThatHasBegun() {
        law(over: Registry.those { !$0.traits.contains(.main) }) { recipe, verdict in
            for last in 0..<8 {
                let clock = TestScheduler(initialClock: 0)
                let scheduler = InterruptedScheduler(clock)
                let stage = Stage(recipe, on: scheduler)
                stage.follow(.several, on: clock)
                stage.subscribe(through: stage.watched)
                let works = Counter()
                scheduler.interrupt { [unowned stage] in
                    MainActor.assumeIsolated { if works.increment() == last + 1 { stage.dispose() } }
                }
                clock.advanceTo(Stage.end)
                verdict.require(stage.witness.faults.isEmpty, "work \(last): \(stage.witness.faults)")
                stage.dispose()
                clock.advanceTo(Stage.end + 20)
                verdict.require(stage.hasReleasedSources, "work \(last): \(stage.books)")
                if works.value <= last { break }
            }
        }
    }

    @Test("C2 dispose() elsewhere does not wait for the event in flight, and nothing comes after that one")
    func disposeElsewhereIsPrompt() {
        law(over: Registry.those { !$0.traits.contains(.main) }) { recipe, verdict in
            let scheduler = HandScheduler()
            let stage = Stage(recipe, on: scheduler)
            let roadblock = Roadblock()
            stage.witness.onEvent { _ in roadblock.pass() }
            let isSent = stage.performElsewhere(scheduler) {
                roadblock.arm()
            } finally: {
                roadblock.giveUp()
            }
            verdict.require(roadblock.isReached, "the sources are stuck")
            stage.dispose()
            verdict.require(roadblock.lift(), "dispose() waits for the event")
            verdict.require(isSent.arrives, "the sources are stuck")
            verdict.require(stage.witness.faults.isEmpty, "\(stage.witness.faults)")
            verdict.require(stage.hasReleasedSources, stage.books)
        }
    }

    @Test("C3, G4 After a stop event nothing is kept: no closure, no observer, no element")
    func nothingIsKeptAfterTheEnd() {
        law { recipe, verdict in
            for script in Script.all(for: recipe) {
                let stage = Stage.play(recipe, script)
                guard stage.witness.hasStopped else { continue }
                stage.forgetResult()
                verdict.require(stage.isForgotten, "\(script.name): \(stage.remains)")
            }
        }
    }

    @Test("C3 After dispose() nothing is kept: no closure, no observer, no element") func nothingIsKeptAfterDispose() {
        law { recipe, verdict in
            for moment in Self.moments {
                let stage = Stage.play(recipe, .several) { stage, scheduler in
                    scheduler.scheduleAt(moment) {
                        stage.dispose()
                        stage.forgetResult()
                    }
                }
                verdict.require(stage.isForgotten, "at \(moment): \(stage.remains)")
            }
        }
    }

    @Test("C3 A live subscription does not keep the sequence that it was made from") func theSequenceIsNotKept() {
        law(over: Registry.those { $0.sources > 0 && !$0.traits.contains(.keepsSources) }) { recipe, verdict in
            let stage = Stage.play(recipe, .silent)
            stage.forgetResult()
            stage.bench?.forgetSources()
            verdict.require(stage.mark == nil, "the first source is kept")
        }
    }

    @Test("C4 Disposed from inside its k-th event, a subscription is over") func disposedFromInside() {
        law { recipe, verdict in
            for script in Script.all(for: recipe) {
                for last in 0..<Portrait.of(recipe, script).events.prefix(8).count {
                    let stage = Stage.play(recipe, script) { stage, _ in stage.disposeInside(last) }
                    let what = "\(script.name), event \(last)"
                    verdict.require(stage.witness.faults.isEmpty, "\(what): \(stage.witness.faults)")
                    verdict.require(stage.hasReleasedSources, "\(what): \(stage.books)")
                }
            }
        }
    }

    @Test("C4 Disposed from inside its k-th event, nothing passes any more, not even the operators on the way")
    func nothingPassesAfterDispose() {
        law { recipe, verdict in
            for script in Script.all(for: recipe) {
                for throwing in [[]] + (0..<recipe.closures).map({ [$0] }) as [Set<Int>] {
                    for last in 0..<Portrait.of(recipe, script).events.prefix(8).count {
                        let stage = Stage.play(recipe, script, throwing: throwing, isWatched: true) { stage, _ in
                            stage.disposeInside(last)
                        }
                        let what = "\(script.name), event \(last), throwing \(throwing.sorted())"
                        verdict.require(stage.witness.faults.isEmpty, "\(what): \(stage.witness.faults)")
                    }
                }
            }
        }
    }

    @Test("C4 Disposed before subscribe returns, nothing passes any more, not even the operators on the way")
    func nothingPassesBeforeSubscribeReturns() {
        law { recipe, verdict in
            for script in [Script.several, .one] {
                for count in 1...4 {
                    let stage = Stage.playAtOnce(recipe, script) { stage, result in stage.watched(result).take(count) }
                    let what = "\(script.name), \(count) elements"
                    verdict.require(stage.witness.faults.isEmpty, "\(what): \(stage.witness.faults)")
                }
            }
        }
    }

    @Test("C4 Disposed from inside the k-th call of a closure, a subscription is over")
    func disposedFromInsideAClosure() {
        law(over: Registry.those { $0.closures > 0 }) { recipe, verdict in
            for script in [Script.several, .failing(0)] {
                for last in 0..<min(8, Stage.play(recipe, script).calls.notes.count) {
                    let stage = Stage.play(recipe, script) { stage, _ in stage.disposeInsideCall(last) }
                    let what = "\(script.name), call \(last)"
                    verdict.require(stage.witness.faults.isEmpty, "\(what): \(stage.witness.faults)")
                    verdict.require(stage.hasReleasedSources, "\(what): \(stage.books)")
                }
            }
        }
    }

    @Test("C4 Disposed before subscribe returns, a subscription is over, for each k elements")
    func disposedBeforeSubscribeReturns() {
        law { recipe, verdict in
            for script in [Script.several, .one] {
                let all = Stage.playAtOnce(recipe, script).witness.events.filter { !$0.isStopEvent }
                for count in 1...8 where count <= all.count {
                    let stage = Stage.playAtOnce(recipe, script) { $1.take(count) }
                    let expected = Array(all.prefix(count)) + [.completed]
                    verdict.require(stage.witness.events == expected, "\(script.name): \(stage.witness.events)")
                    verdict.require(stage.hasReleasedSources, "\(script.name): \(stage.books)")
                }
            }
        }
    }

    @Test("C5 dispose() that races with the end does its work once") func disposeRacesWithTheEnd() {
        law(over: Registry.those { !$0.traits.contains(.main) }) { recipe, verdict in
            for _ in 0..<10 {
                let scheduler = HandScheduler()
                let stage = Stage(recipe, on: scheduler)
                let isSent = stage.performElsewhere(scheduler) {
                } finally: {
                }
                stage.subscription.dispose()
                verdict.require(isSent.arrives, "the sources are stuck")
                verdict.require(stage.witness.faults.isEmpty, "\(stage.witness.faults)")
                verdict.require(stage.hasReleasedSources, stage.books)
            }
        }
    }

    @Test("C6 A failure after dispose() reaches nobody") func failuresAfterDispose() {
        law { recipe, verdict in
            for source in 0..<recipe.sources {
                let stage = Stage.play(recipe, .failingLate(source), heeding: false, isWatched: true) {
                    stage, scheduler in
                    scheduler.scheduleAt(16) { stage.dispose() }
                }
                verdict.require(stage.witness.faults.isEmpty, "source \(source): \(stage.witness.faults)")
                verdict.require(stage.hasReleasedSources, "source \(source): \(stage.books)")
            }
        }
    }
}
