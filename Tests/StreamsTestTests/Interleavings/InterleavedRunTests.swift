#if Interleavings
    import Dispatch
    import TestSupport
    import Testing

    @Suite("A run of a scenario", .noLeaks) struct InterleavedRunTests {
        private static let waits =
            "a thread waits for something outside of the scenario, or runs without an end"
        private static let endless = "the threads keep running: 20000 steps"

        private let options = ExplorationOptions(patience: 0.1)
        private let never = DispatchSemaphore(value: 0)
        private let log = Recorder<String>()

        /// Runs `work` on a queue of the scenario, without an operation before it.
        private static func start(_ work: @escaping @Sendable () -> Void) {
            Interleaving.thread?.async(on: nil, work)
        }

        private static func spin() {
            while true { schedulingPoint() }
        }

        @Test("does not count the operations of its description and its checks") func count() throws {
            let exploration = try exploreInterleavings { scenario in
                for _ in 0..<20_001 { schedulingPoint() }
                scenario.thread("only") { schedulingPoint() }
                scenario.finally { for _ in 0..<20_001 { schedulingPoint() } }
            }
            #expect(exploration.isComplete)
        }

        @Test("fails if a job of its description waits for something else") func description() throws {
            let found = try failure(options) { [never, log] scenario in
                Self.start { never.wait() }
                log.record("described")
                scenario.thread("only") { log.record("run") }
            }
            #expect(found.faults == [Self.waits])
            #expect(log.values == ["described"])
            never.signal()
        }

        @Test("fails if a job of a check waits for something else, and starts no job after that")
        func check() throws {
            let found = try failure(options) { [never, log] scenario in
                scenario.finally {
                    Self.start { never.wait() }
                    log.record("checked")
                    Self.start { log.record("started") }
                    scenario.settle()
                    scenario.expect(false, "wrong")
                }
            }
            #expect(found.faults == [Self.waits, "wrong"])
            #expect(log.values == ["checked"])
            never.signal()
        }

        @Test("fails if a check settles while a job waits for something else") func settle() throws {
            let found = try failure(options) { [never, log] scenario in
                scenario.finally {
                    Self.start {
                        schedulingPoint()
                        never.wait()
                    }
                    scenario.settle()
                    log.record("settled")
                }
            }
            #expect(found.faults == [Self.waits])
            #expect(log.values == ["settled"])
            never.signal()
        }

        @Test("fails if a check settles while a job keeps running") func endless() throws {
            let found = try failure { [log] scenario in
                scenario.finally {
                    Self.start { Self.spin() }
                    scenario.settle()
                    log.record("settled")
                }
            }
            #expect(found.faults == [Self.endless])
            #expect(log.values == ["settled"])
        }

        @Test("fails if a job of a check keeps running") func endlessAfterTheCheck() throws {
            let found = try failure { scenario in
                scenario.finally { Self.start { Self.spin() } }
            }
            #expect(found.faults == [Self.endless])
        }

        @Test("ends the process if a check needs a lock that a waiting job keeps") func lock() async throws {
            let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                // Long enough for the job to take the lock on a slow machine.
                try exploreInterleavings(ExplorationOptions(patience: 2)) { scenario in
                    let lock = Lock(0)
                    scenario.finally {
                        Self.start { lock.withLock { _ in DispatchSemaphore(value: 0).wait() } }
                        scenario.settle()
                        lock.withLock { $0 += 1 }
                    }
                }
            }
            let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(errors.contains("The scenario got stuck before or after its threads"))
        }

        @Test("ends the process if a check never returns") func endlessCheck() async throws {
            let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try exploreInterleavings { scenario in scenario.finally { Self.spin() } }
            }
            let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(errors.contains("The description or a check of a scenario runs without an end."))
        }
    }
#endif
