import Streams

/// What there is to do before a signal ends the process.
final class Farewell: Sendable {
    private static let patience = RxTimeInterval.seconds(1)

    private let work = Lock<Completable?>(nil)
    private let scheduler: any SchedulerType

    init(scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated)) {
        self.scheduler = scheduler
    }

    /// Has `work` done before a signal ends the process.
    func prepare(_ work: Completable) {
        self.work.withLock { $0 = work }
    }

    /// Calls `leave` after the work, or when that takes too long; at once when there is none, or when it has begun:
    /// whoever asks a second time is in a hurry.
    func take(then leave: @escaping @Sendable () -> Void) {
        let work = work.withLock { work in
            defer { work = nil }
            return work
        }
        guard let work else { return leave() }
        _ =
            work
            .subscribe(on: scheduler)
            .timeout(Self.patience, scheduler: scheduler)
            .catch { _ in .empty() }
            .subscribe(onCompleted: leave)
    }
}
