import Foundation
import Streams

/// A scheduler that runs work in the wrong order: the newest first, regardless of its due time.
final class UnfairScheduler: SchedulerType, Sendable {
    private let jobs = Lock<[@Sendable () -> Void]>([])

    init() {}

    var now: RxTime { Date(timeIntervalSince1970: 0) }

    /// Runs the work that is queued now.
    func runAll() {
        let waiting = jobs.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
        for job in waiting.reversed() { job() }
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let scheduled = SingleAssignmentDisposable()
        jobs.withLock { jobs in
            jobs.append { if !scheduled.isDisposed { scheduled.setDisposable(action(state)) } }
        }
        return scheduled
    }
}
