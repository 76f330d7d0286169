import Streams
import StreamsTest

/// Sources that act at the same time have the effect of sources that act one after the other.
enum SimultaneityLaws {
    /// The party that disposes the subscription.
    private enum Disposal: String, CaseIterable {
        case nobody = ""
        case thread = ", while another thread disposes"
        case subscriber = ", until the subscriber disposes in its first event"
    }

    static let all = [
        OperatorLaw(
            "T3 Two threads that send and end sources have the effect of one order of their events, up to a disposal",
            for: \.hasSourcesOffMainQueue, actAsInTurn)
    ]

    @MainActor private static func actAsInTurn(_ candidate: OperatorUnderTest, _ faults: FaultList) {
        let usesScheduler = OperatorRun(candidate, on: ManualScheduler()).usesScheduler
        for setup in Setup.all(for: candidate, usesScheduler) {
            let outcomes = outcomes(candidate, setup)
            for disposal in Disposal.allCases {
                let name = "\(setup.name)\(disposal.rawValue)"
                let fault = faultOfRace(
                    "\(candidate.testDescription), T3 as if in turn, \(name)", rounds: setup.rounds, limit: setup.limit
                ) { prepare(candidate, setup, disposal, outcomes, $0) }
                if let fault { faults.expect(false, "\(name): \(fault)") }
            }
        }
    }

    /// The sources that the two threads use, those that fail, and whether there were elements before.
    private struct Setup {
        let pair: [Int]
        let failing: Set<Int>
        let isRunning: Bool
        let usesScheduler: Bool

        var name: String {
            "sources \(pair[0]) and \(pair[1])" + (failing.isEmpty ? "" : ", failing \(failing.sorted())")
                + (isRunning ? ", after an element of each" : "")
        }

        /// Two sources, or a source and the scheduler, that have not met before are explored furthest.
        private var isMain: Bool {
            failing.isEmpty && !isRunning && (pair == [0, 1] || pair == [0, 0] && usesScheduler)
        }
        var rounds: Int { isMain ? 20 : 4 }
        var limit: Int { isMain ? 100 : 10 }

        static func all(for candidate: OperatorUnderTest, _ usesScheduler: Bool) -> [Setup] {
            let sources = 0..<candidate.sourceCount
            let pairs = sources.flatMap { second in sources.prefix(second).map { [$0, second] } }
            return (pairs.isEmpty ? [[0, 0]] : pairs).flatMap { pair in
                // A recipe replaces an error that the type does not have by two events.
                let failing: [Set<Int>] = candidate.neverFails ? [[]] : [[], [pair[0]], [pair[1]]]
                return Set(failing).flatMap { failing in
                    [false, true].map {
                        Setup(pair: pair, failing: failing, isRunning: $0, usesScheduler: usesScheduler)
                    }
                }
            }
        }

        /// The events of a thread, which tell it from the other: fewer where there are many orders to compare with.
        func events(of thread: Int) -> [Event<Int>] {
            let source = pair[thread]
            let elements = (1...(canExploreInterleavings || usesScheduler ? 1 : 2)).map {
                Event.next(10 * (thread + 1) + $0)
            }
            return elements + [failing.contains(source) ? .error(LawError.source(source)) : .completed]
        }
    }

    // MARK: One order

    /// Returns the events of a run for each order of the events of the threads, one of which runs the scheduler.
    @MainActor private static func outcomes(_ candidate: OperatorUnderTest, _ setup: Setup) -> Set<[String]> {
        let turns = [0, 1].flatMap { thread in setup.events(of: thread).map { _ in thread } }
        return Set(
            orders(of: turns + (setup.usesScheduler ? [2] : [])).map { order in
                let (run, scheduler) = start(candidate, setup)
                var events = [0, 1].map { setup.events(of: $0)[...] }
                for thread in order {
                    if thread == 2 {
                        scheduler.runAll()
                    } else if let event = events[thread].popFirst() {
                        run.sources[setup.pair[thread]].send(event)
                    }
                }
                finish(run, scheduler, setup)
                return texts(run.observer.events)
            })
    }

    /// Returns the different orders of the elements, in which equal ones stay in order.
    private static func orders(of elements: [Int]) -> [[Int]] {
        if elements.isEmpty { return [[]] }
        return Set(elements).flatMap { first in
            var others = elements
            if let index = others.firstIndex(of: first) { others.remove(at: index) }
            return orders(of: others).map { [first] + $0 }
        }
    }

    // MARK: Runs

    /// Subscribes, and sends an element of each source that has no thread, or of all.
    @MainActor private static func start(
        _ candidate: OperatorUnderTest, _ setup: Setup
    ) -> (run: OperatorRun, scheduler: ManualScheduler) {
        let scheduler = ManualScheduler()
        let run = OperatorRun(candidate, on: scheduler)
        run.subscribe()
        for (index, source) in run.sources.enumerated() where setup.isRunning || !setup.pair.contains(index) {
            source.send(.next(index))
        }
        if setup.isRunning { scheduler.runAll() }
        return (run, scheduler)
    }

    @MainActor private static func finish(_ run: OperatorRun, _ scheduler: ManualScheduler, _ setup: Setup) {
        for (index, source) in run.sources.enumerated() where !setup.pair.contains(index) { source.send(.completed) }
        for _ in 1...3 { scheduler.runAll() }
    }

    @MainActor private static func prepare(
        _ candidate: OperatorUnderTest, _ setup: Setup, _ disposal: Disposal, _ outcomes: Set<[String]>, _ round: Round
    ) {
        let (run, scheduler) = start(candidate, setup)
        let (subscription, observer) = (run.subscription, run.observer)
        for thread in [0, 1] {
            let source = run.sources[setup.pair[thread]]
            round.thread(
                "source \(setup.pair[thread])", setup.events(of: thread).map { event in { source.send(event) } })
        }
        switch disposal {
        case .nobody: break
        case .thread:
            round.thread("disposes") {
                subscription.dispose()
                observer.close(afterEventInFlight: true)
            }
        case .subscriber:
            observer.onEvent { _ in
                subscription.dispose()
                observer.close()
            }
        }
        if setup.usesScheduler { round.thread("scheduler") { scheduler.runAll() } }
        round.after {
            finish(run, scheduler, setup)
            let received = texts(run.observer.events)
            let isExpected =
                disposal == .nobody
                ? outcomes.contains(received) : outcomes.contains { $0.starts(with: received) }
            // An event may miss an operator that leaves a source and subscribes to it again.
            let isAlwaysThere = run.sources.allSatisfy { $0.subscriptions <= 1 }
            round.expect(isExpected || !isAlwaysThere, "received \(received), which no order of the events emits")
            round.expect(run.observer.faults.isEmpty, "\(run.observer.faults)")
            run.disposeAll()
            for _ in 1...3 { scheduler.runAll() }
            run.releaseResult()
            round.expect(run.hasReleasedSources, run.subscriptionReport)
            round.expect(run.isReleased, run.retained)
        }
    }

    private static func texts(_ events: [Event<String>]) -> [String] { events.map { "\($0)" } }
}
