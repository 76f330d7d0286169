import Dispatch

/// Runs the jobs of tasks on the threads of Dispatch, of which there are enough if all threads of tasks are blocked.
final class DispatchExecutor: TaskExecutor {
    static let shared = DispatchExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.global().async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
