import Dispatch
import Streams

/// A delay before an embedded service answers, as a network has one.
public struct Latency: Sendable {
    /// How long.
    public let dueTime: RxTimeInterval
    /// By whose clock.
    public let scheduler: any SchedulerType

    /// Creates a latency of `dueTime` by the clock of `scheduler`.
    public init(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) {
        self.dueTime = dueTime
        self.scheduler = scheduler
    }
}

extension Latency? {
    /// `answer`, late.
    func delay<Answer: Sendable>(_ answer: Single<Answer>) -> Single<Answer> {
        guard let latency = self else { return answer }
        // Before the work and not after it, so that failures are late as well.
        return Single<Int>.timer(latency.dueTime, scheduler: latency.scheduler).flatMap { _ in answer }
    }
}
