import TestSupport
import Testing

@Suite("The orders that are explored", .noLeaks, .enabled(if: canExploreInterleavings)) struct SchedulingStrategyTests {
    @Test("interrupt a thread at most so often") func bound() throws {
        let uninterrupted = try exploreInterleavings(preemptions: 0, lostUpdate)
        #expect(uninterrupted.isComplete)
        #expect(throws: InterleavingFailure.self) { try exploreInterleavings(preemptions: 1, lostUpdate) }
    }

    @Test("grow with the bound, until it bounds nothing any more", arguments: [true, false])
    func growth(prunes: Bool) throws {
        let orders = try (0...5).map { preemptions in
            var orders: Set<[String]> = []
            try exploreInterleavings(ExplorationOptions(preemptions: preemptions, prunes: prunes)) { scenario in
                let log = Recorder<String>()
                for name in ["a", "b"] {
                    scenario.thread(name) {
                        for _ in 0..<3 {
                            schedulingPoint()
                            log.record(name)
                        }
                    }
                }
                scenario.finally { orders.insert(log.values) }
            }
            return orders.count
        }
        // The sequences of three steps of each thread, by how often one thread interrupts the other.
        #expect(orders == [2, 6, 14, 18, 20, 20])
    }

    @Test("reach beyond the bound where priorities are random") func random() throws {
        let options = ExplorationOptions(preemptions: 0, random: 100)
        let found = try failure(options, of: lostUpdate)
        #expect(found.run > 2)
        #expect(try failure(options, of: lostUpdate).description == found.description)
        #expect(try failure(ExplorationOptions(replay: found.schedule), of: lostUpdate).diagram == found.diagram)
    }

    @Test("are not all, where there are more of them than the limit") func limit() throws {
        func explore(_ limit: Int) throws -> Exploration {
            try exploreInterleavings(limit: limit) { scenario in
                for name in ["a", "b"] { scenario.thread(name) { for _ in 0..<3 { schedulingPoint() } } }
            }
        }
        let all = try explore(1_000)
        #expect(all.isComplete)
        #expect(try explore(all.runs).isComplete)
        let some = try explore(all.runs - 1)
        #expect(!some.isComplete)
        #expect(some.runs == all.runs - 1)
    }
}
