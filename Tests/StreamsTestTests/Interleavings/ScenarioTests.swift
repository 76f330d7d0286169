import TestSupport
import Testing

@Suite("A scenario", .noLeaks, .enabled(if: canExploreInterleavings)) struct ScenarioTests {
    private struct Fault: Error {}

    private func faults(_ scenario: (Scenario) throws -> Void) throws -> [String] { try failure(of: scenario).faults }

    @Test("fails with what a thread throws") func thread() throws {
        #expect(try faults { $0.thread("reader") { throw Fault() } } == ["reader threw Fault()"])
    }

    @Test("fails with what a task throws") func task() throws {
        #expect(try faults { $0.task("reader") { throw Fault() } } == ["reader threw Fault()"])
    }

    @Test("fails with what its description throws, and runs no thread then") func description() throws {
        let runs = Counter()
        let faults = try faults { scenario in
            scenario.thread("reader") { runs.increment() }
            throw Fault()
        }
        #expect(faults == ["the scenario threw Fault()"])
        #expect(runs.value == 0)
    }

    @Test("fails with what a check throws, and with every expectation that does not hold") func checks() throws {
        let faults = try faults { scenario in
            scenario.expect(false, "described")
            scenario.finally {
                scenario.expect(true, "not this one")
                scenario.expect(false, "one")
                scenario.expect(false, "two")
            }
            scenario.finally { throw Fault() }
        }
        #expect(faults == ["described", "one", "two", "Fault()"])
    }

    @Test("checks when all of its threads have finished, in the order of the checks") func finally() throws {
        try exploreInterleavings { scenario in
            let log = Recorder<String>()
            for name in ["a", "b"] {
                scenario.thread(name) {
                    schedulingPoint()
                    log.record("thread")
                }
            }
            scenario.finally { log.record("first check") }
            scenario.finally {
                scenario.expect(log.values == ["thread", "thread", "first check"], log.text)
            }
        }
    }

    @Test("waits in a check for the queues") func settle() throws {
        try exploreInterleavings { scenario in
            let log = Recorder<Int>()
            let subject = PublishSubject<Int>()
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "numbers")
            _ = subject.observe(on: scheduler).subscribe(onNext: { log.record($0) })
            scenario.thread("sends") { subject.onNext(1) }
            scenario.finally {
                scenario.expect(log.values == [1], "\(log.values) at rest")
                subject.onNext(2)
                subject.onCompleted()
                scenario.settle()
                scenario.expect(log.values == [1, 2], "\(log.values) in the end")
            }
        }
    }

    @Test("may have no threads") func empty() throws {
        #expect(try exploreInterleavings { _ in }.isComplete)
    }
}
