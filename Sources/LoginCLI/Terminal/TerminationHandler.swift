import Streams
import Synchronization

/// The work that is done before a signal terminates the process.
final class TerminationHandler: Sendable {
    private static let timeLimit = RxTimeInterval.seconds(1)

    private let work = Mutex<Completable?>(nil)
    private let scheduler: any SchedulerType

    init(scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated)) {
        self.scheduler = scheduler
    }

    /// Registers the work to do before a signal terminates the process.
    func prepare(_ work: Completable) {
        // The replaced work is released outside the lock.
        var replaced: Completable? = work
        self.work.withLock { swap(&$0, &replaced) }
    }

    /// Runs the work, then calls `terminate`.
    ///
    /// `terminate` is called after one second at the latest, and immediately if there is no work or if the work has
    /// already started: a second signal means that the user does not want to wait.
    func run(then terminate: @escaping @Sendable () -> Void) {
        let work = work.withLock { work in
            defer { work = nil }
            return work
        }
        guard let work else { return terminate() }
        _ =
            work
            .subscribe(on: scheduler)
            .timeout(Self.timeLimit, scheduler: scheduler)
            .catch { _ in .empty() }
            .subscribe(onCompleted: terminate)
    }
}
