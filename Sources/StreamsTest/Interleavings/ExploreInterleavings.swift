/// Runs a scenario in every order that its threads can take, up to a bound, and throws the first order that fails.
///
/// Threads race for a moment that a test rarely hits. Here no moment is left to chance: the threads of a scenario run
/// one at a time, and before each operation on state that they share (an atomic value or a lock of the library, a hop
/// to a queue) the explorer decides which of them continues. It repeats the scenario with another decision until it has
/// seen every order with at most `preemptions` interruptions of a thread that could have continued; most faults need
/// one or two. A deadlock is found, too, and reported with who waits for whom.
///
///     try exploreInterleavings { scenario in
///         let subject = BehaviorSubject(value: 0)
///         let received = Received<Int>()
///         scenario.thread("sends") { subject.onNext(1) }
///         scenario.thread("subscribes") { _ = subject.subscribe(onNext: { received.append($0) }) }
///         scenario.finally { scenario.expect(received.elements.last == 1, "received \(received.elements)") }
///     }
///
/// The package has to be built with the trait `Interleavings` of the package Streams, see `canExploreInterleavings`.
///
/// The closure is called once for each order, on the caller's thread, and has to do the same every time: no random
/// numbers, no clock, no state left from the run before. What it calls may use the library's sequences, subjects,
/// relays, disposables and schedulers over dispatch queues, whose queues become threads of the scenario. State of your
/// own that threads share needs a lock, which must not be held while a sequence is used; put `schedulingPoint()` where
/// another thread may come in between. Orders are those of a machine with sequential consistency: a missing
/// acquire-release pair is the business of the thread sanitizer.
///
/// - Parameters:
///   - preemptions: how often a thread may be interrupted that could have continued.
///   - limit: the number of runs after which the search ends although orders are left.
///   - random: the number of runs with random priorities after the search, which reach beyond the bound.
///   - seed: what the random priorities are made of.
///   - replay: the schedule of a failure, to run that order and no other.
///   - scenario: what the threads do, and what has to hold afterwards.
/// - Returns: how many runs it took, and whether that was all of them.
/// - Throws: `InterleavingFailure` for an order that fails, `InterleavingsUnavailable` where the trait is missing.
@discardableResult
public func exploreInterleavings(
    preemptions: Int = 2, limit: Int = 100_000, random: Int = 0, seed: UInt64 = 1, replay: String? = nil,
    _ scenario: (Scenario) throws -> Void
) throws -> Exploration {
    precondition(preemptions >= 0 && limit > 0 && random >= 0, "A bound is not negative, and a limit is at least 1.")
    return try exploreInterleavings(
        ExplorationOptions(preemptions: preemptions, limit: limit, random: random, seed: seed, replay: replay), scenario
    )
}

/// Whether this build can explore interleavings: whether the package Streams was built with the trait `Interleavings`.
///
/// `swift test --traits Interleavings` builds it so in a package whose trait of this name enables it:
///
///     // In Package.swift
///     traits: ["Interleavings"],
///     dependencies: [
///         .package(url: "...", from: "1.0.0", traits: [
///             .trait(name: "Interleavings", condition: .when(traits: ["Interleavings"]))
///         ])
///     ]
///
///     // In the tests
///     @Test(.enabled(if: canExploreInterleavings)) func counts() throws { try exploreInterleavings { ... } }
public var canExploreInterleavings: Bool {
    #if Interleavings
        true
    #else
        false
    #endif
}

/// A moment at which another thread of the scenario may come in between; does nothing outside of one.
///
/// For state of your own that threads share, which the explorer does not see otherwise.
public func schedulingPoint(file: StaticString = #fileID, line: Int = #line) {
    #if Interleavings
        Lane.current?.schedulingPoint(file, line)
    #endif
}

/// Waits until the other threads of the scenario have nothing left to do, in code that has no scenario at hand.
package func settleInterleaving() {
    #if Interleavings
        Lane.current?.settle()
    #endif
}

/// How an exploration went.
public struct Exploration: Sendable {
    /// How many orders were run.
    public internal(set) var runs = 0
    /// How many orders were left out because they lead to a state that another order has led to.
    public internal(set) var pruned = 0
    /// Whether every order within the bound was run or left out as pruned.
    public internal(set) var isComplete = false
    /// The number of steps of the longest run.
    public internal(set) var longest = 0
}

/// The library was built without the trait `Interleavings`.
public struct InterleavingsUnavailable: Error, CustomStringConvertible {
    public var description: String {
        """
        Interleavings can be explored only where the package Streams is built with its trait Interleavings, \
        as in: swift test --traits Interleavings
        """
    }
}

/// How to explore.
package struct ExplorationOptions {
    package var preemptions = 2
    package var limit = 100_000
    package var random = 0
    package var seed: UInt64 = 1
    package var replay: String?
    /// Whether orders that lead to a known state are left out.
    package var prunes = true
    /// The number of events that one call delivers for other threads before it hands off the rest.
    package var foreignEvents = 1_024

    package init(
        preemptions: Int = 2, limit: Int = 100_000, random: Int = 0, seed: UInt64 = 1, replay: String? = nil,
        prunes: Bool = true, foreignEvents: Int = 1_024
    ) {
        self.preemptions = preemptions
        self.limit = limit
        self.random = random
        self.seed = seed
        self.replay = replay
        self.prunes = prunes
        self.foreignEvents = foreignEvents
    }
}

/// `exploreInterleavings` with the options that only the tests of the package have a use for.
@discardableResult
package func exploreInterleavings(
    _ options: ExplorationOptions, _ scenario: (Scenario) throws -> Void
) throws -> Exploration {
    #if Interleavings
        return try Explorer(options).explore(scenario)
    #else
        throw InterleavingsUnavailable()
    #endif
}
