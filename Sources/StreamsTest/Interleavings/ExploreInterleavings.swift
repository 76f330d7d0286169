import Streams

/// Runs a scenario in every interleaving of its threads, up to a bound, and throws the first one that fails.
///
/// A test with real threads hits a race in few of its runs. Here the threads of a scenario run one at a time, and the
/// explorer chooses the thread that continues before each operation on shared state: an operation on an atomic value or
/// a lock of the library, or a `schedulingPoint()`. It runs the scenario again with another choice until every
/// interleaving with at most `preemptions` preemptions has been run. A preemption interrupts a thread that could have
/// continued; most races need one or two.
///
///     try exploreInterleavings { scenario in
///         let count = BehaviorRelay(value: 0)
///         scenario.thread("first") { count.accept(count.value + 1) }
///         scenario.thread("second") { count.accept(count.value + 1) }
///         scenario.finally { scenario.expect(count.value == 2, "the count is \(count.value)") }
///     }
///
/// This call throws an `InterleavingFailure`: a thread can replace the value between the read and the write of the other
/// one. The failure has a diagram of the operations, and the schedule that repeats them.
///
/// The package Streams must be built with its trait `Interleavings`; see `canExploreInterleavings`.
///
/// The closure is called once for each interleaving, on the caller's thread. It creates the state of the run and must
/// do the same in every run: no random numbers, no clock, no state that an earlier run has changed. Threads and tasks
/// start after it has returned. They can use sequences, subjects, relays, disposables, and schedulers over dispatch
/// queues, whose queues become threads of the scenario. The main queue and the timers of dispatch queues run outside of
/// the scenario, and virtual time belongs to the thread that creates it.
///
/// A run in which the threads, tasks and queues perform 20,000 operations counts as endless, and fails. The operations of
/// the closure and of the checks do not count.
///
/// The explorer does not see state of the client, such as a variable behind a `Mutex`. If several threads use it, call
/// `schedulingPoint()` before each use, and do not use a sequence while the lock is held. Interleavings are
/// sequentially consistent: the thread sanitizer finds a missing synchronization, the explorer a wrong order.
///
/// - Parameters:
///   - preemptions: The maximum number of preemptions in a run.
///   - limit: The number of runs after which the search ends, complete or not.
///   - random: The number of further runs with random priorities of the threads. These exceed the bound.
///   - seed: The seed of the random priorities.
///   - replay: The schedule of a failure. Only this interleaving is run.
///   - scenario: A closure that creates the state of a run, and describes its threads and checks.
/// - Returns: The number of runs, and whether they were all interleavings within the bound.
/// - Throws: `InterleavingFailure` for an interleaving that fails, `InterleavingsUnavailable` without the trait.
@discardableResult public func exploreInterleavings(
    preemptions: Int = 2, limit: Int = 100_000, random: Int = 0, seed: UInt64 = 1, replay: String? = nil,
    _ scenario: (Scenario) throws -> Void
) throws -> Exploration {
    require(
        preemptions >= 0 && limit > 0 && random >= 0,
        "exploreInterleavings needs bounds that are not negative, and a limit above zero.")
    return try exploreInterleavings(
        ExplorationOptions(preemptions: preemptions, limit: limit, random: random, seed: seed, replay: replay), scenario
    )
}

/// A Boolean value that indicates whether the package Streams was built with its trait `Interleavings`.
///
/// Without the trait, `exploreInterleavings` throws `InterleavingsUnavailable`. Enable tests by this value:
///
///     @Suite(.noLeaks) struct SubjectTests {
///         @Test(.enabled(if: canExploreInterleavings)) func completes() throws {
///             try exploreInterleavings { scenario in
///                 let subject = PublishSubject<Int>()
///                 scenario.thread("sends") { subject.onNext(1) }
///                 scenario.thread("completes") { subject.onCompleted() }
///             }
///         }
///     }
///
/// In this package, `swift test --traits Interleavings` enables the trait. A client package forwards it by a trait of
/// the same name; `Docs/Interleavings.md` shows the manifest.
public var canExploreInterleavings: Bool {
    #if Interleavings
        true
    #else
        false
    #endif
}

/// Lets the explorer choose the thread that continues.
///
/// Call it before each use of state that the explorer does not see and that several threads of a scenario use, such as
/// a variable behind a `Mutex`. The code between two scheduling points of a thread runs in one step, and the code
/// before the first one runs before any thread is chosen.
///
///     import Synchronization
///
///     final class Received: Sendable {
///         private let elements = Mutex<[Int]>([])
///
///         func append(_ element: Int) {
///             schedulingPoint()
///             elements.withLock { $0.append(element) }
///         }
///     }
///
/// Does nothing outside of a scenario, and without the trait `Interleavings`.
public func schedulingPoint(file: StaticString = #fileID, line: Int = #line) {
    #if Interleavings
        Lane.current?.schedulingPoint(file, line)
    #endif
}

/// Waits until the other threads of the scenario are idle, in code that has no `Scenario`.
package func settleInterleaving() {
    #if Interleavings
        Lane.current?.settle()
    #endif
}

/// The extent of an exploration that found no failure.
///
/// A test that depends on every interleaving expects `isComplete`.
public struct Exploration: Sendable {
    /// The number of runs.
    public internal(set) var runs = 0
    /// The number of interleavings skipped because they lead to the state of an earlier run.
    public internal(set) var pruned = 0
    /// A Boolean value that indicates whether every interleaving within the bound was run or pruned.
    ///
    /// False if the search ended at its limit, and in a replay.
    public internal(set) var isComplete = false
    /// The number of preemptions up to which the search is complete; nil if it ended at its limit before.
    public internal(set) var completeBound: Int?
    /// The loads that a processor with store buffers may perform before an earlier store, by file and line of both.
    package internal(set) var overtakings: Set<String> = []
    /// The number of steps of the longest run.
    public internal(set) var longest = 0
}

/// The error of an exploration if the package Streams was built without its trait `Interleavings`.
public struct InterleavingsUnavailable: Error, CustomStringConvertible {
    /// The message, with the command that enables the trait.
    public var description: String {
        """
        The package Streams was built without its trait Interleavings, which exploring interleavings takes. \
        Run the tests with: swift test --traits Interleavings
        """
    }
}

/// The options of an exploration.
package struct ExplorationOptions {
    let preemptions: Int
    let limit: Int
    let random: Int
    let seed: UInt64
    let replay: String?
    /// Whether interleavings that lead to a known state are skipped.
    let prunes: Bool
    /// The number of events of other threads that one call delivers before it hands off the rest.
    let foreignEvents: Int
    /// The seconds without a step after which a thread counts as blocked outside of the scenario.
    let patience: Double

    package init(
        preemptions: Int = 2, limit: Int = 100_000, random: Int = 0, seed: UInt64 = 1, replay: String? = nil,
        prunes: Bool = true, foreignEvents: Int = 1_024, patience: Double = 20
    ) {
        self.preemptions = preemptions
        self.limit = limit
        self.random = random
        self.seed = seed
        self.replay = replay
        self.prunes = prunes
        self.foreignEvents = foreignEvents
        self.patience = patience
    }
}

/// Runs a scenario in every interleaving, with options for the tests of the package.
@discardableResult package func exploreInterleavings(
    _ options: ExplorationOptions, _ scenario: (Scenario) throws -> Void
) throws -> Exploration {
    #if Interleavings
        return try Explorer(options).explore(scenario)
    #else
        throw InterleavingsUnavailable()
    #endif
}
