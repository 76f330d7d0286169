import Foundation
import Streams
import StreamsTest
import Synchronization
import Testing

/// One round of a race: what its threads do, and what is looked at afterwards.
package final class Round {
    struct Lane: Sendable {
        let label: String
        var steps: [@Sendable () -> Void]
    }

    private(set) var lanes: [Lane] = []
    private(set) var faults: [String] = []
    private var checks: [() -> Void] = []
    fileprivate let number: Int

    /// Makes the tasks of a round that is explored.
    private let makeTask: ((String, @escaping @Sendable () async -> Void) -> Task<Void, Never>)?

    init(
        _ number: Int, makeTask: ((String, @escaping @Sendable () async -> Void) -> Task<Void, Never>)? = nil
    ) {
        self.number = number
        self.makeTask = makeTask
    }

    /// A thread that takes `steps` one after another, a random moment before each.
    package func thread(_ label: String, _ steps: (@Sendable () -> Void)...) { thread(label, steps) }

    /// A thread that takes `steps` one after another, a random moment before each.
    package func thread(_ label: String, _ steps: [@Sendable () -> Void]) {
        lanes.append(Lane(label: label, steps: steps))
    }

    /// A task, which the round waits for; threads may cancel it.
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

    /// What is looked at when all threads are done.
    package func after(_ check: @escaping () -> Void) { checks.append(check) }

    /// Fails the race, in the words of `comment`, unless `condition` holds.
    package func expect(_ condition: Bool, _ comment: @autoclosure () -> String) {
        if !condition { faults.append(comment()) }
    }

    func check() {
        // They hold the round.
        defer { checks = [] }
        for check in checks { check() }
    }
}

/// How the environment changes the races.
private enum RaceSettings {
    /// `RACE_SCALE=20` runs twenty times as many rounds.
    static let scale = ProcessInfo.processInfo.environment["RACE_SCALE"].flatMap { Double($0) } ?? 1
    /// `RACE_SEED=42` repeats the moments of a run that failed.
    static let seed = ProcessInfo.processInfo.environment["RACE_SEED"].flatMap { UInt64($0) }
}

private let turn = NSLock()

/// Many rounds of a race: in each, every thread of the round is released at the same moment, and what they leave behind
/// is looked at on the calling thread.
///
/// In a build with the trait `Interleavings` the race is not run but explored.
///
/// It ends with the first round that fails. Threads that get stuck are a failure, too, which tells where they are; they
/// are left behind.
///
/// - Parameter takesTurn: whether it waits until other races are over, so that they do not keep its threads from
///   running. Not where threads wait for tasks, which may be behind those that wait here.
/// - Parameter patience: for how many seconds nothing may move before the threads count as stuck.
/// - Parameter limit: the number of runs where the race is explored.
/// - Parameter foreignEvents: the number of events that one call delivers for other threads where it is explored.
package func race(
    _ name: String = #function, rounds: Int = 1_000, takesTurn: Bool = true, patience: Int = 60,
    limit: Int = 500, foreignEvents: Int = 1_024, sourceLocation: SourceLocation = #_sourceLocation,
    prepare: (Round) -> Void
) {
    if canExploreInterleavings {
        return explore(
            name, limit: limit, foreignEvents: foreignEvents, sourceLocation: sourceLocation, prepare: prepare)
    }
    if takesTurn { turn.lock() }
    defer { if takesTurn { turn.unlock() } }
    let rounds = max(1, Int(Double(rounds) * RaceSettings.scale))
    let seed = RaceSettings.seed ?? UInt64.random(in: 0..<1_000_000)
    var track: Track?
    for first in stride(from: 1, through: rounds, by: Track.batch) {
        let batch = (first...min(first + Track.batch - 1, rounds)).map { number in
            let round = Round(number)
            prepare(round)
            return round
        }
        let running = track ?? Track(lanes: batch[0].lanes.count, seed: seed)
        track = running
        let (stuck, whereabouts) = running.run(batch, patience: patience)
        for round in batch {
            if round.number == stuck { round.expect(false, whereabouts) } else { round.check() }
            if round.faults.isEmpty { continue }
            Issue.record(
                "\(name), round \(round.number), RACE_SEED=\(seed): \(round.faults.joined(separator: "; "))",
                sourceLocation: sourceLocation)
            return
        }
    }
}

/// A race of bodies that each run on a thread of their own.
package func race<State: Sendable>(
    _ name: String = #function, rounds: Int = 1_000, on make: () -> State, _ bodies: [@Sendable (State) -> Void],
    sourceLocation: SourceLocation = #_sourceLocation, check: @escaping (State) -> Void
) {
    race(name, rounds: rounds, sourceLocation: sourceLocation) { round in
        let state = make()
        for (index, body) in bodies.enumerated() { round.thread("body \(index)") { body(state) } }
        round.after { check(state) }
    }
}

/// Work on a thread of its own, with a stack of `stackSize`, under the eyes of the watchdog: it fails when the work has
/// not called `tick` for too long.
package func watched(
    _ name: String = #function, stackSize: Int? = nil, patience: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ work: @escaping @Sendable (_ tick: @Sendable () -> Void) -> Void
) {
    let track = Track(lanes: 1, seed: 0, stackSize: stackSize)
    let round = Round(1)
    round.thread(name) { work { track.tick() } }
    let (stuck, whereabouts) = track.run([round], patience: patience)
    if stuck != nil { Issue.record("\(name): \(whereabouts)", sourceLocation: sourceLocation) }
}

/// Where the threads of a race run: they spin only until all are at the start of a round.
private final class Track: Sendable {
    /// How many rounds are run in a row, since waking threads takes longer than a round.
    static let batch = 50

    private final class Runner: Sendable {
        let lanes = Lock<[Round.Lane]>([])
        let label = Lock("")
        #if canImport(Runtime) && os(Linux)
            let thread = Lock<pthread_t?>(nil)
        #endif
        /// The round and the step it is in.
        let round = Atomic<Int>(0)
        let step = Atomic<Int>(0)
        let isInside = Atomic<Bool>(false)
    }

    private let seed: UInt64
    private let stackSize: Int?
    private let runners: [Runner]
    private let first = Atomic<Int>(0)
    private let ticks = Atomic<Int>(0)
    private let arrived = Atomic<Int>(0)
    private let finish = DispatchSemaphore(value: 0)

    init(lanes: Int, seed: UInt64, stackSize: Int? = nil) {
        self.seed = seed
        self.stackSize = stackSize
        runners = (0..<lanes).map { _ in Runner() }
    }

    func tick() { ticks.add(1, ordering: .relaxed) }

    /// Runs the rounds; returns the one whose threads are stuck, if they are, and where.
    func run(_ rounds: [Round], patience: Int) -> (stuck: Int?, whereabouts: String) {
        for (index, runner) in runners.enumerated() {
            let lanes = rounds.map { $0.lanes[index] }
            runner.lanes.withLock { $0 = lanes }
            runner.label.withLock { $0 = lanes[0].label }
        }
        first.store(rounds[0].number, ordering: .relaxed)
        arrived.store(0, ordering: .releasing)
        for index in runners.indices {
            Worker.run(stackSize: stackSize, signalling: finish) { [self] in run(index) }
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
            arrived.add(1, ordering: .acquiringAndReleasing)
            var spins = 0
            while arrived.load(ordering: .acquiring) < runners.count * (number - first) {
                spins += 1
                // Now and then, for those that have no processor yet.
                if spins % 128 == 0 { sched_yield() }
            }
            for (step, body) in lane.steps.enumerated() {
                Moment.pass(&random)
                runner.step.store(step + 1, ordering: .relaxed)
                runner.isInside.store(true, ordering: .relaxed)
                body()
                runner.isInside.store(false, ordering: .relaxed)
            }
        }
    }

    private func whereabouts() -> String {
        runners.reduce(into: "stuck") { text, runner in
            text += "\n\(runner.label.withLock { $0 }): is"
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
