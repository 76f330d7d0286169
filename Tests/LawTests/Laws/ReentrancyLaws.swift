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

    @Test("R4 While foreign code runs, another thread disposes") func disposeIsNotKeptWaiting() {
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

    @Test("R4 Sequences that are made of each other's sources do not wait for each other on two threads")
    func crossWiredSequences() {
        let (first, second) = (BehaviorSubject(value: 0), BehaviorSubject(value: 0))
        let sums = Journal<Int>()
        let subscriptions = [
            Observable.combineLatest(first, second) { $0 + $1 }.subscribe(onNext: sums.note),
            Observable.combineLatest(second, first) { $0 + $1 }.subscribe(onNext: sums.note),
        ]
        let isDone = Crew.runAll(
            [first, second].map { subject in { @Sendable in for element in 1...500 { subject.onNext(element) } } })
        #expect(isDone)
        // What there is at first, and each of the thousand that are sent, in both.
        #expect(sums.notes.count == 2_002)
        for subscription in subscriptions { subscription.dispose() }
    }
}
