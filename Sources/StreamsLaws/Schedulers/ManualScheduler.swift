import Foundation
import Streams

/// A scheduler that runs work on request only.
package final class ManualScheduler: SchedulerType {
    private struct Job: Sendable {
        let dueTime: RxTimeInterval
        let run: @Sendable () -> Void
    }

    private let jobs = Lock<[Job]>([])

    package init() {}

    package var now: RxTime { Date(timeIntervalSince1970: 0) }

    /// The due times of the queued work.
    package var dueTimes: [RxTimeInterval] { jobs.withLock { $0.map(\.dueTime) } }

    /// Runs the work that is queued now.
    package func runAll() {
        let due = jobs.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
        for job in due { job.run() }
    }

    package func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let scheduled = SingleAssignmentDisposable()
        let job = Job(dueTime: dueTime) {
            if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
        }
        jobs.withLock { $0.append(job) }
        return scheduled
    }
}
