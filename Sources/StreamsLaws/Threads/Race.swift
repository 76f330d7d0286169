import Foundation
import Streams
import StreamsTest
import Synchronization
import Testing

/// One round of a race: the steps of its threads, and the checks that follow.
package final class Round {
    struct Lane: Sendable {
        let label: String
        var steps: [@Sendable () -> Void]
    }

    private(set) var lanes: [Lane] = []
    private(set) var faults: [String] = []
    private var checks: [() -> Void] = []
    fileprivate let number: Int

    /// Creates the tasks of an explored round.
    private let makeTask: ((String, @escaping @Sendable () async -> Void) -> Task<Void, Never>)?

    init(
        _ number: Int, makeTask: ((String, @escaping @Sendable () async -> Void) -> Task<Void, Never>)? = nil
    ) {
        self.number = number
        self.makeTask = makeTask
    }

    /// Adds a thread that runs `steps` in order, with a random delay before each.
    package func thread(_ label: String, _ steps: (@Sendable () -> Void)...) { thread(label, steps) }

    /// Adds a thread that runs `steps` in order, with a random delay before each.
    package func thread(_ label: String, _ steps: [@Sendable () -> Void]) {
        lanes.append(Lane(label: label, steps: steps))
    }

    /// Starts a task, which the round waits for; threads may cancel it.
    package func task(
        _ label: String, _ body: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never> {
        if let makeTask { return makeTask(label, body) }
        let over = DispatchSemaphore(value: 0)
        thread("waits") { over.wait() }
        return Task.detached(priority: .high) {
            await body()
            over.signal()
        }
    }

    /// Adds a check, which runs after all threads have returned.
    package func after(_ check: @escaping () -> Void) { checks.append(check) }

    /// Fails the race with `comment`, unless `condition` holds.
    package func expect(_ condition: Bool, _ comment: @autoclosure () -> String) {
        if !condition { faults.append(comment()) }
    }

    func check() {
        // The checks retain the round.
        defer { checks = [] }
        for check in checks { check() }
    }
}

/// The settings of races, from the environment.
private enum RaceSettings {
    /// `RACE_SCALE=20` runs twenty times as many rounds.
    static let scale = ProcessInfo.processInfo.environment["RACE_SCALE"].flatMap { Double($0) } ?? 1
    /// `RACE_SEED=42` repeats the delays of a failed run.
    static let seed = ProcessInfo.processInfo.environment["RACE_SEED"].flatMap { UInt64($0) }
}

/// Runs many rounds of a race, and records an issue for the first that fails.
///
/// In each round every thread is released at the same moment, and the outcome is checked on the calling thread. In a build
/// with the trait `Interleavings` the race is explored instead. Threads that are stuck fail the race, with their call
/// stacks, and are abandoned.
///
/// - Parameters:
///   - patience: The number of seconds without progress after which threads count as stuck.
///   - limit: The number of runs of an explored race.
///   - foreignEvents: The number of events that one call delivers for other threads in an explored race.
package func race(
    _ name: String = #function, rounds: Int = 200, patience: Int = 60,
    limit: Int = 350, foreignEvents: Int = 1_024, sourceLocation: SourceLocation = #_sourceLocation,
    prepare: (Round) -> Void
) {
    let fault = faultOfRace(
        name, rounds: rounds, patience: patience, limit: limit, foreignEvents: foreignEvents,
        prepare: prepare)
    if let fault { TestFailures.record("\(name), \(fault)", at: sourceLocation) }
}

/// Runs many rounds of a race, as `race` does.
///
/// - Returns: The faults of the first round that fails; nil if none does.
func faultOfRace(
    _ name: String, rounds: Int, patience: Int = 60, limit: Int, foreignEvents: Int = 1_024,
    prepare: (Round) -> Void
) -> String? {
    LateErrors.silence()
    if canExploreInterleavings {
        return explore(name, limit: limit, foreignEvents: foreignEvents, prepare: prepare)
    }
    let rounds = max(1, Int(Double(rounds) * RaceSettings.scale))
    let seed = RaceSettings.seed ?? UInt64.random(in: 0..<1_000_000)
    var threads: RaceThreads?
    for first in stride(from: 1, through: rounds, by: RaceThreads.batch) {
        let batch = (first...min(first + RaceThreads.batch - 1, rounds)).map { number in
            let round = Round(number)
            prepare(round)
            return round
        }
        let running = threads ?? RaceThreads(lanes: batch[0].lanes.count, seed: seed)
        threads = running
        let (stuck, whereabouts) = running.run(batch, patience: patience)
        // All rounds, also after a fault: the checks dispose what the rounds have subscribed to.
        for round in batch where round.number < stuck ?? .max { round.check() }
        if let stuck { return "round \(stuck), RACE_SEED=\(seed): \(whereabouts)" }
        if let round = batch.first(where: { !$0.faults.isEmpty }) {
            return "round \(round.number), RACE_SEED=\(seed): \(round.faults.joined(separator: "; "))"
        }
    }
    return nil
}

/// Runs a race of bodies on a thread each.
package func race<State: Sendable>(
    _ name: String = #function, rounds: Int = 200, on make: () -> State, _ bodies: [@Sendable (State) -> Void],
    sourceLocation: SourceLocation = #_sourceLocation, check: @escaping (State) -> Void
) {
    race(name, rounds: rounds, sourceLocation: sourceLocation) { round in
        let state = make()
        for (index, body) in bodies.enumerated() { round.thread("body \(index)") { body(state) } }
        round.after { check(state) }
    }
}

/// Runs `work` on a separate thread, and fails if it does not call `tick` for `patience` seconds.
package func watched(
    _ name: String = #function, stackSize: Int? = nil, patience: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @escaping @Sendable (_ tick: @Sendable () -> Void) -> Void
) {
    let threads = RaceThreads(lanes: 1, seed: 0, stackSize: stackSize)
    let round = Round(1)
    round.thread(name) { work { threads.tick() } }
    let (stuck, whereabouts) = threads.run([round], patience: patience)
    if stuck != nil { TestFailures.record("\(name): \(whereabouts)", at: sourceLocation) }
}

/// The threads of a race, which begin each round together.
private final class RaceThreads: Sendable {
    /// The number of rounds that run without a pause, since waking threads takes longer than a round.
    static let batch = 50

    private final class Runner: Sendable {
        let lanes = Lock<[Round.Lane]>([])
        let label = Lock("")
        #if canImport(Runtime) && os(Linux)
            let thread = Lock<pthread_t?>(nil)
        #endif
        /// The current round and step.
        let round = Atomic<Int>(0)
        let step = Atomic<Int>(0)
        let isInside = Atomic<Bool>(false)
    }

    private let seed: UInt64
    private let stackSize: Int?
    private let runners: [Runner]
    private let first = Atomic<Int>(0)
    private let ticks = Atomic<Int>(0)
    private let start: StartLine
    private let finish = DispatchSemaphore(value: 0)

    init(lanes: Int, seed: UInt64, stackSize: Int? = nil) {
        self.seed = seed
        self.stackSize = stackSize
        runners = (0..<lanes).map { _ in Runner() }
        start = StartLine(threads: lanes)
    }

    func tick() { ticks.add(1, ordering: .relaxed) }

    /// Runs the rounds; returns the round whose threads are stuck, if any, and their call stacks.
    func run(_ rounds: [Round], patience: Int) -> (stuck: Int?, whereabouts: String) {
        for (index, runner) in runners.enumerated() {
            let lanes = rounds.map { $0.lanes[index] }
            runner.lanes.withLock { $0 = lanes }
            runner.label.withLock { $0 = lanes[0].label }
        }
        first.store(rounds[0].number, ordering: .relaxed)
        start.reset()
        for index in runners.indices {
            let work = LateErrors.inherited { [self] in run(index) }
            Worker.run(stackSize: stackSize, signalling: finish, work)
        }
        var seen: [Int] = []
        var idleSeconds = 0
        for _ in runners {
            while finish.wait(timeout: .now() + 1) == .timedOut {
                let now = progress
                idleSeconds = now == seen ? idleSeconds + 1 : 0
                seen = now
                if idleSeconds >= patience {
                    return (runners.map { $0.round.load(ordering: .relaxed) }.min(), whereabouts())
                }
            }
        }
        return (nil, "")
    }

    private var progress: [Int] {
        runners.flatMap { [$0.round.load(ordering: .relaxed), $0.step.load(ordering: .relaxed)] }
            + [ticks.load(ordering: .relaxed)]
    }

    private func run(_ index: Int) {
        let runner = runners[index]
        #if canImport(Runtime) && os(Linux)
            Stacks.listen()
            runner.thread.withLock { $0 = pthread_self() }
        #endif
        var lanes = runner.lanes.withLock { lanes in
            defer { lanes = [] }
            return Array(lanes.reversed())
        }
        let first = first.load(ordering: .relaxed)
        var number = first
        while let lane = lanes.popLast() {
            runner.round.store(number, ordering: .relaxed)
            var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number * 64 + index))
            number += 1
            start.wait(for: number - first)
            for (step, body) in lane.steps.enumerated() {
                RandomDelay.pass(&random)
                runner.step.store(step + 1, ordering: .relaxed)
                runner.isInside.store(true, ordering: .relaxed)
                body()
                runner.isInside.store(false, ordering: .relaxed)
            }
        }
    }

    private func whereabouts() -> String {
        runners.reduce(into: "stuck") { text, runner in
            text += "\n\(runner.label.value): is"
            guard runner.isInside.load(ordering: .relaxed) else {
                text += " waiting for the others"
                return
            }
            text += " in step \(runner.step.load(ordering: .relaxed))"
            #if canImport(Runtime) && os(Linux)
                if let thread = runner.thread.withLock({ $0 }) {
                    for line in Stacks.lines(of: thread) { text += "\n    \(line)" }
                }
            #endif
        }
    }
}
