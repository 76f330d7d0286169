import TestSupport
import Testing

@Suite("Orders that lead to a known state", .noLeaks, .enabled(if: canExploreInterleavings)) struct EventHistoryTests {
    /// Expects the same outcomes of a scenario with and without pruning.
    private func expectSameOutcomes(
        preemptions: Int = 2, isSmaller: Bool = true, sourceLocation: SourceLocation = #_sourceLocation,
        _ describe: (Scenario, _ outcome: @escaping (String) -> Void) -> Void
    ) throws {
        func explore(_ prunes: Bool) throws -> (outcomes: Set<String>, exploration: Exploration) {
            var outcomes: Set<String> = []
            let options = ExplorationOptions(preemptions: preemptions, prunes: prunes)
            let exploration = try exploreInterleavings(options) { scenario in
                describe(scenario) { outcomes.insert($0) }
            }
            #expect(exploration.isComplete, sourceLocation: sourceLocation)
            return (outcomes, exploration)
        }
        let all = try explore(false)
        let some = try explore(true)
        #expect(some.outcomes == all.outcomes, sourceLocation: sourceLocation)
        #expect(all.outcomes.count > 1, sourceLocation: sourceLocation)
        #expect(all.exploration.pruned == 0, sourceLocation: sourceLocation)
        if isSmaller {
            #expect(some.exploration.pruned > 0, sourceLocation: sourceLocation)
            #expect(some.exploration.runs < all.exploration.runs, sourceLocation: sourceLocation)
        }
    }

    @Test("are left out of a subject with two producers and an observer that leaves") func subject() throws {
        try expectSameOutcomes { scenario, outcome in
            let subject = PublishSubject<Int>()
            let log = Recorder<String>()
            let subscription = subject.subscribe(log.noting())
            scenario.thread("sends") { subject.onNext(1) }
            scenario.thread("completes") { subject.onCompleted() }
            scenario.thread("leaves") { subscription.dispose() }
            scenario.finally { outcome(log.text) }
        }
    }

    @Test("are left out of a relay that loses updates") func relay() throws {
        try expectSameOutcomes { scenario, outcome in
            let count = BehaviorRelay(value: 0)
            for name in ["a", "b", "c"] { scenario.thread(name) { count.accept(count.value + 1) } }
            scenario.finally { outcome("\(count.value)") }
        }
    }

    @Test("are told apart by what a subscriber finds in a replay") func replay() throws {
        try expectSameOutcomes(isSmaller: false) { scenario, outcome in
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            let log = Recorder<String>()
            scenario.thread("sends") {
                subject.onNext(1)
                subject.onNext(2)
                subject.onCompleted()
            }
            scenario.thread("subscribes") { _ = subject.subscribe(log.noting()) }
            scenario.finally { outcome(log.text) }
        }
    }

    @Test("are told apart by state of a client that has scheduling points") func client() throws {
        for preemptions in 0...4 {
            try expectSameOutcomes(preemptions: preemptions, isSmaller: false) { scenario, outcome in
                let log = Text()
                for name in ["a", "b", "c"] {
                    scenario.thread(name) {
                        for _ in 0..<2 {
                            schedulingPoint()
                            log.append(name)
                        }
                    }
                }
                scenario.finally { outcome(log.text) }
            }
        }
    }
}

/// State that the explorer does not see: threads of a scenario run one at a time.
private final class Text: @unchecked Sendable {
    private(set) var text = ""

    func append(_ name: String) { text += name }
}
