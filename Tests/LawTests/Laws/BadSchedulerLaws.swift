import Streams
import StreamsTest
import TestSupport
import Testing

/// What holds even when a scheduler does not keep time or order.
@Suite(.noLeaks) @MainActor struct BadSchedulerLaws {
    @Test("A scheduler that is late changes nothing about grammar, the end and what is released") func lateScheduler() {
        law { recipe, verdict in
            for script in [Script.several, .one, .empty, .failing(0)] {
                let expected = Portrait.of(recipe, script).events.last?.isStopEvent ?? false
                let clock = TestScheduler(initialClock: 0)
                let stage = Stage(recipe, on: LateScheduler(clock, by: 7))
                stage.follow(script, on: clock)
                stage.subscribe()
                clock.advanceTo(Stage.end)
                verdict.require(stage.witness.hasStopped == expected, "\(script.name): \(stage.witness.events)")
                verdict.require(stage.witness.faults.isEmpty, "\(script.name): \(stage.witness.faults)")
                stage.dispose()
                verdict.require(stage.hasReleasedSources, "\(script.name): \(stage.books)")
                stage.forgetResult()
                verdict.require(stage.isForgotten, "\(script.name): \(stage.remains)")
            }
        }
    }

    @Test("A scheduler that does the newest work first changes neither grammar nor the order of elements")
    func unfairScheduler() {
        law { recipe, verdict in
            let scheduler = UnfairScheduler()
            let stage = Stage(recipe, on: scheduler)
            stage.subscribe()
            for event in (1...4).map(Event.next) + [.completed] {
                for probe in stage.probes { probe.send(event) }
                scheduler.runAll()
            }
            for _ in 1...8 { scheduler.runAll() }
            let numbers = stage.witness.events.compactMap(\.element).compactMap { Int($0) }.filter { $0 < 9 }
            if recipe.sources == 1 { verdict.require(numbers == numbers.sorted(), "\(numbers)") }
            verdict.require(stage.witness.faults.isEmpty, "\(stage.witness.faults)")
            stage.dispose()
            scheduler.runAll()
            verdict.require(stage.hasReleasedSources, stage.books)
        }
    }

    @Test("A time of day that is set changes no event and no moment", arguments: [-3_600.0, 3_600])
    func aClockThatIsSet(shift: Double) {
        func run(_ recipe: Recipe, _ script: Script, shift: Double) -> (ticks: [Int], events: [Event<String>]) {
            let clock = TestScheduler(initialClock: 0)
            let scheduler = ShiftedScheduler(clock, measuresElapsedTime: true)
            let stage = Stage(recipe, on: scheduler)
            let ticks = Journal<Int>()
            stage.follow(script, on: clock)
            stage.witness.onEvent { _ in ticks.note(clock.clock) }
            clock.scheduleAt(15) { scheduler.setClock(by: shift) }
            stage.subscribe()
            clock.advanceTo(Stage.end)
            stage.dispose()
            return (ticks.notes, stage.witness.events)
        }
        law { recipe, verdict in
            for script in [Script.several, .one, .open] {
                let (expected, actual) = (run(recipe, script, shift: 0), run(recipe, script, shift: shift))
                verdict.require(actual.ticks == expected.ticks, "\(script.name): \(actual.ticks), \(expected.ticks)")
                verdict.require(actual.events == expected.events, "\(script.name): \(actual.events)")
            }
        }
    }
}
