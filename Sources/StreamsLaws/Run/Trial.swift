import Dispatch
import Streams
import StreamsTest

/// The runs of an operator before its laws, which find out whether laws can run it.
@MainActor package final class Trial {
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

    /// The number of seconds in which a queue of the operator has to deliver an event.
    private static let patience = 2.0

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
        let failing = (0..<candidate.sourceCount).map(SourceScript.failing)
        let scripts = [SourceScript.several] + (candidate.subscribesFinitely ? failing : [])
        let runs = scripts.map { play(candidate, $0, check) }
        if candidate.isWaiting(in: runs) {
            isDriven.replace(by: false)
            await arrived.arrives(within: Self.patience)
            isDriven.replace(by: true)
        }
        for run in runs { run.dispose() }
    }

    /// Runs the operator with sources that send inside the subscription, if `check` permits it.
    private func play(
        _ candidate: OperatorUnderTest, _ script: SourceScript, _ check: @escaping @Sendable () -> Bool
    ) -> OperatorRun {
        let scheduler = TestScheduler(initialClock: 0)
        let run = OperatorRun(candidate, on: scheduler)
        run.observer.onEvent { _ in _ = check() }
        run.calls.onRecord { _ = check() }
        for (index, source) in run.sources.enumerated() {
            let steps = script.steps(index)
            source.onSubscribe { send in
                if check() { for step in steps { send(step.event) } }
                return Disposables.create()
            }
        }
        run.subscribe()
        scheduler.advanceTo(OperatorRun.end)
        return run
    }
}

extension OperatorUnderTest {
    /// Returns whether an event is missing in runs whose sources have terminated.
    @MainActor fileprivate func isWaiting(in runs: [OperatorRun]) -> Bool {
        if traits.contains(.neverTerminates) {
            return !traits.contains(.emitsNoElement) && runs.allSatisfy(\.observer.events.isEmpty)
        }
        return !traits.contains(.completesSilently) && !runs.allSatisfy(\.observer.hasTerminated)
    }
}

extension DispatchSemaphore {
    /// Waits for a signal without blocking the caller's thread.
    fileprivate func arrives(within seconds: Double) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = self.wait(timeout: .now() + seconds)
                continuation.resume()
            }
        }
    }
}
