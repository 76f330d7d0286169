import TestSupport
import Testing

@Suite("A task of a scenario", .noLeaks, .enabled(if: canExploreInterleavings)) struct LaneExecutorTests {
    @Test("takes turns with threads") func turns() throws {
        var outcomes: Set<[Int]> = []
        try exploreInterleavings { scenario in
            let subject = ReplaySubject<Int>.create(bufferSize: 1)
            let received = Recorder<Int>()
            scenario.thread("sends") {
                subject.onNext(1)
                subject.onNext(2)
                subject.onCompleted()
            }
            scenario.task("receives") { for try await number in subject.values { received.record(number) } }
            scenario.finally { outcomes.insert(received.values) }
        }
        #expect(outcomes == [[1, 2], [2]])
    }

    @Test("takes turns with other tasks, also when it suspends") func yields() throws {
        var outcomes: Set<[String]> = []
        try exploreInterleavings { scenario in
            let log = Recorder<String>()
            for name in ["a", "b"] {
                scenario.task(name) {
                    schedulingPoint()
                    log.record(name)
                    await Task.yield()
                    schedulingPoint()
                    log.record(name)
                }
            }
            scenario.finally { outcomes.insert(log.values) }
        }
        #expect(outcomes.count == 6)
    }

    @Test("runs its child tasks on its own thread") func children() throws {
        try exploreInterleavings { scenario in
            let count = BehaviorRelay(value: 0)
            scenario.task("adds") {
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<2 { group.addTask { count.accept(count.value + 1) } }
                }
            }
            scenario.finally { scenario.expect(count.value == 2, "the count is \(count.value)") }
        }
    }

    /// Returns the elements that a task receives, in each order of two threads: one sends an element, one runs `cancel`.
    private func received(
        sending element: Int, _ cancel: @escaping @Sendable (ReplaySubject<Int>, Task<Void, Never>) -> Void
    ) throws -> Set<[Int]> {
        var outcomes: Set<[Int]> = []
        try exploreInterleavings { scenario in
            let subject = ReplaySubject<Int>.createUnbounded()
            let received = Recorder<Int>()
            let task = scenario.task("receives") {
                do {
                    for try await number in subject.values { received.record(number) }
                } catch is CancellationError {}
            }
            scenario.thread("sends") { subject.onNext(element) }
            scenario.thread("cancels") { cancel(subject, task) }
            scenario.finally {
                outcomes.insert(received.values.sorted())
                scenario.expect(!subject.hasObservers, "the subscription is alive")
                subject.onCompleted()
            }
        }
        return outcomes
    }

    @Test("may be canceled by a thread") func cancels() throws {
        #expect(try received(sending: 1) { $1.cancel() } == [[], [1]])
    }

    @Test("may be canceled while it waits") func cancelsWhatWaits() throws {
        let outcomes = try received(sending: 2) { subject, task in
            subject.onNext(1)
            task.cancel()
        }
        #expect(outcomes == [[], [1], [2], [1, 2]])
    }

    @Test("may be awaited by the task that resumes it") func awaitsWhatItResumes() throws {
        try exploreInterleavings { scenario in
            let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
            let receiver = scenario.task("receives") { for await _ in numbers {} }
            scenario.task("sends") {
                continuation.finish()
                await receiver.value
            }
        }
    }

    @Test("has to end") func neverEnds() throws {
        let found = try failure { scenario in
            let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
            scenario.task("receives") { for await _ in numbers {} }
            scenario.thread("sends") { continuation.yield(1) }
        }
        #expect(found.faults == ["receives never ends"])
    }
}
