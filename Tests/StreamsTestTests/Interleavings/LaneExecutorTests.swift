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

    @Test("may be canceled by a thread") func cancels() throws {
        var outcomes: Set<[Int]> = []
        try exploreInterleavings { scenario in
            let subject = ReplaySubject<Int>.createUnbounded()
            let received = Recorder<Int>()
            let task = scenario.task("receives") {
                do {
                    for try await number in subject.values { received.record(number) }
                } catch is CancellationError {}
            }
            scenario.thread("sends") { subject.onNext(1) }
            scenario.thread("cancels") { task.cancel() }
            scenario.finally {
                outcomes.insert(received.values)
                scenario.expect(!subject.hasObservers, "the subscription is alive")
                subject.onCompleted()
            }
        }
        #expect(outcomes == [[], [1]])
    }

    @Test("may be canceled while it waits") func cancelsWhatWaits() throws {
        var outcomes: Set<[Int]> = []
        try exploreInterleavings { scenario in
            let subject = ReplaySubject<Int>.createUnbounded()
            let received = Recorder<Int>()
            let task = scenario.task("receives") {
                do {
                    for try await number in subject.values { received.record(number) }
                } catch is CancellationError {}
            }
            scenario.thread("sends") { subject.onNext(2) }
            scenario.thread("cancels") {
                subject.onNext(1)
                task.cancel()
            }
            scenario.finally {
                outcomes.insert(received.values.sorted())
                scenario.expect(!subject.hasObservers, "the subscription is alive")
                subject.onCompleted()
            }
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
