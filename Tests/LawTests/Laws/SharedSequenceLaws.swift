import Streams
import StreamsTest
import TestSupport
import Testing

/// What drivers and signals promise beyond other sequences; D1 and D5 are also those of `GrammarLaws.noFailureArrives`
/// and `SubscriptionLaws.sharedSubscriptions`.
@Suite(.noLeaks) @MainActor struct SharedSequenceLaws {
    private static func recipes(_ strategy: Any.Type) -> [Recipe] {
        Registry.those { $0.type.hasPrefix("SharedSequence<\(strategy)") }
    }

    @Test("D2 Events of shared sequences come on their scheduler only, wherever their sources send")
    func eventsComeOnTheScheduler() {
        let recipes = Self.recipes(VirtualStrategy.AsDriver.self) + Self.recipes(VirtualStrategy.AsSignal.self)
        law(over: recipes.filter { $0.sources > 0 }) { recipe, verdict in
            let scheduler = HandScheduler()
            let stage = Stage(recipe, on: scheduler)
            stage.subscribe()
            // The first source before the others, so that those it leads to are there when they send.
            let (first, others) = (stage.probes.prefix(1), stage.probes.dropFirst())
            let sends: [(some: ArraySlice<Probe>, event: Event<Int>)] = [
                (first, .next(1)), (first, .next(2)), (others, .next(3)), (others, .next(4)),
                (stage.probes[...], .error(LawError.source(0))),
            ]
            for (some, event) in sends {
                let before = stage.witness.events.count
                let isDone = Crew.run { for probe in some { probe.send(event) } }
                verdict.require(isDone, "a source is stuck")
                verdict.require(stage.witness.events.count == before, "\(stage.witness.events)")
                for _ in 1...4 { scheduler.runAll() }
            }
            verdict.require(!stage.witness.events.isEmpty || recipe.traits.contains(.noElements), "nothing comes")
        }
    }

    @Test("D2, D4 Drivers and signals subscribe, call closures and send on the main queue, wherever they are used")
    func everythingIsOnTheMainQueue() async {
        for recipe in Self.recipes(DriverSharingStrategy.self) + Self.recipes(SignalSharingStrategy.self) {
            let places = Journal<Bool>()
            let stage = Stage(recipe, on: HandScheduler())
            stage.calls.onNote { places.note(Main.isCurrent) }
            for probe in stage.probes {
                probe.onSubscribe { _ in
                    places.note(Main.isCurrent)
                    return Disposables.create()
                }
            }
            stage.witness.onEvent { _ in places.note(Main.isCurrent) }
            let (result, witness, probes, subscription) = (
                stage.result, stage.witness, stage.probes, stage.subscription
            )
            await Main.elsewhere { if let result { subscription.setDisposable(result.subscribe(witness)) } }
            await Main.settle()
            await Main.elsewhere {
                for event in (1...4).map(Event.next) + [.error(LawError.source(0))] {
                    for probe in probes { probe.send(event) }
                }
            }
            await Main.settle()
            #expect(places.notes.count > 2 && places.notes.allSatisfy { $0 }, "\(recipe.testDescription)")
            #expect(witness.faults.isEmpty, "\(recipe.testDescription): \(witness.faults)")
        }
    }

    @Test("D3 A late subscriber to a driver receives the latest element, one to a signal none") func lateSubscribers() {
        func check(_ strategy: Any.Type, _ given: @escaping (Event<String>?) -> [Event<String>]) {
            law(over: Self.recipes(strategy)) { recipe, verdict in
                let late = Witness()
                let stage = Stage.play(recipe, .open) { stage, scheduler in
                    scheduler.scheduleAt(101) {
                        guard !stage.witness.hasStopped else { return }
                        let latest = stage.witness.events.last
                        stage.subscribe(late)
                        verdict.require(late.events == given(latest), "\(late.events) after \(latest as Any)")
                    }
                }
                verdict.require(late.faults.isEmpty && stage.witness.faults.isEmpty, "\(late.faults)")
            }
        }
        check(VirtualStrategy.AsDriver.self) { $0.map { [$0] } ?? [] }
        check(VirtualStrategy.AsSignal.self) { _ in [] }
    }
}
