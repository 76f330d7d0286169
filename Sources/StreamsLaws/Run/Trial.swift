import Dispatch
import Streams
import StreamsTest

/// The runs of an operator before its laws, which find out whether laws can run it.
@MainActor final class Trial {
    private let found = Lock<String?>(nil)
    private var runs: Task<String?, Never>?

    nonisolated init() {}

    /// The fault that leaves the results of laws without a meaning; also one that only a law has found.
    nonisolated var fault: String? { found.value }

    /// Returns the fault that the trial finds; laws of one operator share the trial.
    func fault(of candidate: OperatorUnderTest) async -> String? {
        let runs =
            runs
            ?? Task {
                await findForeignCalls(of: candidate)
                if fault == nil { findEndlessCalls(of: candidate) }
                return fault
            }
        self.runs = runs
        return await runs.value
    }

    private nonisolated func record(_ fault: String) { found.withLock { $0 = $0 ?? fault } }

    // MARK: Threads

    private nonisolated static let foreignCall = """
        The operator delivers on another thread, or after the calls of its sources and its scheduler have returned. Laws \
        need an operator that uses `inputs.scheduler` in place of a scheduler or tasks of its own.
        """

    /// The number of turns in which a queue or a task of the operator has to deliver an event, and the seconds of each.
    ///
    /// Only an operator that owes one is waited for.
    private static let patience = (turns: 10, seconds: 3.0)

    /// Runs `body` on the main thread; a call on another thread is the fault of the operator.
    nonisolated func onMainThread(_ body: @MainActor () -> Void) {
        if MainQueue.isCurrent { MainActor.assumeIsolated(body) } else { record(Self.foreignCall) }
    }

    /// Finds calls that are not made inside a call of the sources or the scheduler.
    private func findForeignCalls(of candidate: OperatorUnderTest) async {
        let isDriven = Lock(true)
        let arrived = DispatchSemaphore(value: 0)
        let check: @Sendable () -> Bool = { [self] in
            if MainQueue.isCurrent, isDriven.value { return true }
            record(Self.foreignCall)
            arrived.signal()
            return false
        }
        let scripts = [SourceScript.several] + (0..<candidate.sourceCount).map(SourceScript.failing)
        let all = 0..<candidate.sourceCount
        let runs = scripts.filter { !candidate.isEndless(after: $0, by: all) }
            .map { play(candidate, $0, by: all, check) }
        if fault == nil, candidate.isWaiting(after: runs.map(\.delivered.values)) {
            isDriven.replace(by: false)
            for _ in 1...Self.patience.turns {
                if await arrived.arrives(within: Self.patience.seconds) { break }
                // Other tests may occupy the threads of tasks for longer.
                await turnOfTasks()
            }
            isDriven.replace(by: true)
        }
        for (run, _) in runs { run.dispose() }
    }

    // MARK: Endless calls

    /// More subscriptions, events or calls of closures than the events of a script lead to.
    private nonisolated static let limit = 10_000

    /// Finds calls that do not return: sources send inside the subscription, all of them or one, and closures throw.
    private func findEndlessCalls(of candidate: OperatorUnderTest) {
        let (sources, closures) = (0..<candidate.sourceCount, 0..<candidate.closureCount)
        let senders = [sources] + (sources.count > 1 ? sources.map { $0..<$0 + 1 } : [])
        let throwing = candidate.subscribesFinitely ? closures.map { [$0] } + [Set(closures)] : []
        let choices = Set([[]] + throwing).sorted { $0.count < $1.count }
        for script in SourceScript.all(for: candidate) + [.allFailing] {
            for senders in senders where !candidate.isEndless(after: script, by: senders) {
                for throwing in choices where fault == nil {
                    play(candidate, script, by: senders, throwing: throwing).run.dispose()
                }
            }
        }
    }

    // MARK: Runs

    /// Runs the operator with sources that send inside the subscription; an endless run is disposed.
    ///
    /// - Parameter check: Whether a call is one of the run.
    /// - Returns: The run, and the events for which `check` is true.
    private func play(
        _ candidate: OperatorUnderTest, _ script: SourceScript, by senders: Range<Int>, throwing: Set<Int> = [],
        _ check: @escaping @Sendable () -> Bool = { true }
    ) -> (run: OperatorRun, delivered: Recorder<Event<String>>) {
        let scheduler = TestScheduler(initialClock: 0)
        let run = OperatorRun(candidate, on: scheduler, throwing: throwing)
        let end = PublishSubject<Void>()
        func limited(_ action: String, _ advice: String) -> @Sendable () -> Bool {
            let count = Counter()
            return { [self] in
                guard count.increment() > Self.limit else { return check() }
                record("The operator \(action) without end inside one call (the sources: \(script.name)). \(advice)")
                end.onNext(())
                return false
            }
        }
        let event = limited("emits", Self.bound)
        let delivered = Recorder<Event<String>>()
        run.observer.onEvent { if event() { delivered.record($0) } }
        let call = limited("calls closures", Self.bound)
        run.calls.onRecord { _ = call() }
        let fails = !throwing.isEmpty || senders.contains { script.steps($0).contains { $0.event.error != nil } }
        let subscription = limited("subscribes", fails ? Self.trait : Self.bound)
        for index in senders {
            let steps = script.steps(index)
            run.sources[index].onSubscribe { send in
                if subscription() { for step in steps { send(step.event) } }
                return Disposables.create()
            }
        }
        run.subscribe { $0.take(until: end) }
        scheduler.advanceTo(OperatorRun.end)
        return (run, delivered)
    }

    private static let bound = "Laws need an operator whose calls return: limit it, such as by `take(_:)`."
    private static let trait = "If that is intended, register it with the trait `.resubscribesEndlessly`."
}

extension OperatorUnderTest {
    /// Returns whether an event is missing in runs whose sources have terminated.
    fileprivate func isWaiting(after runs: [[Event<String>]]) -> Bool {
        if traits.contains(.neverTerminates) { return !traits.contains(.emitsNoElement) && runs.allSatisfy(\.isEmpty) }
        return !traits.contains(.completesSilently) && !runs.allSatisfy { $0.last?.isStopEvent ?? false }
    }
}

extension DispatchSemaphore {
    /// Returns whether a signal arrives, without blocking the caller's thread.
    fileprivate func arrives(within seconds: Double) async -> Bool {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: self.wait(timeout: .now() + seconds) == .success)
            }
        }
    }
}

/// Waits until a task of the lowest priority has run.
private func turnOfTasks() async {
    // Not the value of the task, which would get the priority of the caller.
    await withCheckedContinuation { continuation in
        _ = Task.detached(priority: .background) { continuation.resume() }
    }
}
