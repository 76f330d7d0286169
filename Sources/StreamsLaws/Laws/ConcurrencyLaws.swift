import Streams
import StreamsTest

/// A thread may subscribe or dispose while another one uses the operator.
///
/// Threads that send at the same time have stronger laws: `SimultaneityLaws`.
enum ConcurrencyLaws {
    /// A use of an operator by one thread.
    private enum Action: String, CaseIterable {
        case send = "sends"
        case fail = "fails"
        case complete = "completes"
        case dispose = "disposes"
        case subscribe = "subscribes"

        var isEventOfSource: Bool {
            switch self {
            case .send, .fail, .complete: true
            case .dispose, .subscribe: false
            }
        }
    }

    static let all: [OperatorLaw] =
        Action.allCases.map { pair([$0, .subscribe]) } + [pair([.dispose, .dispose])]

    /// Does not depend on the moment at which threads meet: an event is held up until another thread has acted.
    static let duringDelivery = OperatorLaw(
        "T3 While an event is delivered, another thread sends, fails or completes a source, or runs the scheduler",
        for: \.hasSourcesOffMainQueue
    ) { candidate, faults in
        let sources = (0..<candidate.sourceCount).map { Party.source($0) }
        for holder in sources + [.scheduler] {
            for other in sources where other != holder {
                for event in [.next(2), .error(LawError.source(0)), .completed] as [Event<Int>] {
                    check(candidate, faults, holder: holder, other: other, event)
                }
            }
            if holder != .scheduler { check(candidate, faults, holder: holder, other: .scheduler, .next(2)) }
        }
    }

    /// A part of a run that makes an operator deliver events.
    private enum Party: Equatable {
        case source(Int)
        case scheduler
    }

    @MainActor private static func check(
        _ candidate: OperatorUnderTest, _ faults: FaultList, holder: Party, other: Party, _ event: Event<Int>
    ) {
        // Threads that are stuck take long.
        guard faults.sentences.isEmpty else { return }
        let scheduler = ManualScheduler()
        let run = OperatorRun(candidate, on: scheduler)
        let isSilent = [holder, other].contains(.scheduler) && !run.usesScheduler
        if isSilent { return }
        let sources = run.sources
        @Sendable func act(_ party: Party, _ event: Event<Int>) {
            switch party {
            case .source(let index): sources[index].send(event)
            case .scheduler: scheduler.runAll()
            }
        }
        run.subscribe()
        for source in sources { source.send(.next(0)) }
        // Some operators deliver an element of the holder only if the others have sent since.
        for (index, source) in sources.enumerated() where holder != .source(index) { source.send(.next(0)) }
        let gate = DeliveryGate()
        run.observer.onEvent { _ in gate.pass() }
        gate.close()
        let delivery = onAnotherThread {
            act(holder, .next(1))
            gate.giveUp()
        }
        let name = "\(holder) delivers, \(other) acts with \(event)"
        faults.expect(gate.isReached, "\(name): the delivery is stuck")
        faults.expect(Threads.run { act(other, event) }, "\(name): the second thread is stuck")
        faults.expect(gate.open() && delivery.arrivesInTime, "\(name): the delivery is stuck")
        scheduler.runAll()
        faults.expect(run.observer.faults.isEmpty, "\(name): \(run.observer.faults)")
    }

    private static func pair(_ actions: [Action]) -> OperatorLaw {
        let name = "T3 While one thread \(actions[0].rawValue), another \(actions[1].rawValue)"
        @MainActor func verify(_ candidate: OperatorUnderTest, _ faults: FaultList) {
            let setups = Setup.all(for: candidate, actions)
            let rounds = max(2, 8 / setups.count)
            for setup in setups {
                let fault = faultOfRace(
                    "\(candidate.testDescription), \(name), \(setup.name)", rounds: rounds,
                    limit: max(4, 20 / setups.count)
                ) { prepare(candidate, actions, setup, $0) }
                if let fault { faults.expect(false, "\(setup.name): \(fault)") }
            }
        }
        if actions[0].isEventOfSource {
            return OperatorLaw(name, for: \.hasSourcesOffMainQueue) { verify($0, $1) }
        }
        return OperatorLaw(name, for: \.isOffMainQueue) { verify($0, $1) }
    }

    /// The source that a thread uses, and whether the operator has an observer and elements before.
    private struct Setup {
        let source: Int
        let isRunning: Bool

        var name: String { "source \(source)\(isRunning ? " after an element of each" : "")" }

        static func all(for candidate: OperatorUnderTest, _ actions: [Action]) -> [Setup] {
            let sources = actions[0].isEventOfSource ? 0..<candidate.sourceCount : 0..<1
            return sources.flatMap { source in [false, true].map { Setup(source: source, isRunning: $0) } }
        }
    }

    @MainActor private static func prepare(
        _ candidate: OperatorUnderTest, _ actions: [Action], _ setup: Setup, _ round: Round
    ) {
        let scheduler = ManualScheduler()
        let run = OperatorRun(candidate, on: scheduler)
        let subscribesFirst = setup.isRunning || !actions.contains(.subscribe)
        if subscribesFirst { run.subscribe() }
        if setup.isRunning {
            for source in run.sources { source.send(.next(0)) }
            scheduler.runAll()
        }
        let observers = actions.filter { $0 == .subscribe }.map { _ in StrictObserver<String>() }
        var subscribers = observers.map { run.subscriber($0) }
        let missing = Lock(actions.count { $0 == .dispose })
        let source = run.sources.isEmpty ? nil : run.sources[setup.source]
        for action in actions {
            switch action {
            case .send:
                let count = canExploreInterleavings ? 1 : 5
                round.thread("sends", (1...count).map { element in { source?.send(.next(element)) } })
            case .fail: round.thread("fails") { source?.send(.error(LawError.source(setup.source))) }
            case .complete: round.thread("completes") { source?.send(.completed) }
            case .dispose:
                let (subscription, observer) = (run.subscription, run.observer)
                round.thread("disposes") {
                    subscription.dispose()
                    // The first of two calls may return while the second one is still disposing.
                    let isLast = missing.withLock { missing in
                        missing -= 1
                        return missing == 0
                    }
                    if isLast, subscribesFirst { observer.close(afterEventInFlight: true) }
                }
            case .subscribe: round.thread("subscribes", [subscribers.removeLast()])
            }
        }
        if run.usesScheduler { round.thread("scheduler") { scheduler.runAll() } }
        round.after {
            for _ in 1...3 { scheduler.runAll() }
            for observer in [run.observer] + observers {
                round.expect(observer.faults.isEmpty, "\(observer.faults)")
            }
            run.disposeAll()
            for _ in 1...3 { scheduler.runAll() }
            run.releaseResult()
            round.expect(run.hasReleasedSources, run.subscriptionReport)
            round.expect(run.liveElements.value == 0, "\(run.liveElements.value) elements are retained")
        }
    }
}
