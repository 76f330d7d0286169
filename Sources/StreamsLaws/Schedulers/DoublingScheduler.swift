import Foundation
import Streams

/// A faulty scheduler: it runs each action twice, on two threads at the same time.
final class DoublingScheduler: SchedulerType, Sendable {
    private let jobs = Lock<[@Sendable () -> Void]>([])

    init() {}

    var now: RxTime { Date(timeIntervalSince1970: 0) }

    /// Runs the work that is queued now; false if it does not return.
    func runAll() -> Bool {
        let waiting = jobs.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
        return waiting.allSatisfy { job in
            let line = StartLine(threads: 2)
            let body: @Sendable () -> Void = {
                line.wait(for: 1)
                job()
            }
            return Threads.runAll([body, body])
        }
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let results = CompositeDisposable()
        jobs.withLock { jobs in
            jobs.append { if !results.isDisposed { _ = results.insert(action(state)) } }
        }
        return results
    }

    func schedulePeriodic<State: Sendable>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (State) -> State
    ) -> any Disposable {
        let ticks = BooleanDisposable()
        let latest = Lock(state)
        let tick: @Sendable () -> Void = {
            if !ticks.isDisposed { latest.replace(by: action(latest.value)) }
        }
        // A few periods are enough.
        jobs.withLock { $0 += [tick, tick, tick] }
        return ticks
    }
}
