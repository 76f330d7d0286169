import Streams
import StreamsTest
import TestSupport
import Testing

/// What foreign code may do while it is called.
@Suite(.noLeaks) @MainActor struct ReentrancyLaws {
    private static let recipes = Registry.those { !$0.traits.contains(.main) }

    @Test("R4 While foreign code runs, other threads subscribe, and send from the other sources")
    func othersAreNotKeptWaiting() {
        law(over: Self.recipes) { recipe, verdict in
            for last in [Event<Int>.completed, .error(LawError.source(0))] where !recipe.isEndless(after: last) {
                let scheduler = HandScheduler()
                let intruder = Intruder(limit: 30)
                let stage = Stage(recipe, on: scheduler, with: intruder)
                let (probes, result) = (stage.probes, stage.result)
                let second = Witness()
                intruder.begin { sender in
                    result?.subscribe(second).dispose()
                    for (index, probe) in probes.enumerated() where index != sender { probe.send(.next(5)) }
                }
                stage.perform(scheduler, with: intruder, last: last)
                if let place = intruder.stuck { verdict.require(false, "stuck while \(place) runs") }
                verdict.require(stage.witness.faults.isEmpty, "\(stage.witness.faults)")
                verdict.require(stage.hasReleasedSources, stage.books)
            }
        }
    }

    @Test("R4 While foreign code runs, another thread disposes")
    func disposeIsNotKeptWaiting() {
        law(over: Self.recipes) { recipe, verdict in
            for turn in 1...8 {
                let scheduler = HandScheduler()
                let intruder = Intruder(limit: turn)
                let stage = Stage(recipe, on: scheduler, with: intruder)
                let subscription = stage.subscription
                intruder.begin { _ in
                    guard intruder.intrusions == turn else { return }
                    subscription.dispose()
                }
                stage.perform(scheduler, with: intruder)
                if let place = intruder.stuck { verdict.require(false, "stuck while \(place) runs") }
                verdict.require(stage.witness.faults.isEmpty, "\(stage.witness.faults)")
                verdict.require(stage.hasReleasedSources, stage.books)
                if intruder.intrusions < turn { break }
            }
        }
    }
}
