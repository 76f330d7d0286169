import Dispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A scheduler that runs work on a dispatch queue: the base of the schedulers over Dispatch.
///
/// Sendable by contract: immutable; `MainScheduler` adds atomic state, and a flag that only the main queue touches.
public class DispatchQueueScheduler: SchedulerType, WorkScheduler, @unchecked Sendable {
    private let timer: QueueTimer

    /// Creates a scheduler on the queue of `timer`.
    init(_ timer: QueueTimer) { self.timer = timer }

    final var queue: DispatchQueue { timer.queue }

    /// The time of day.
    public final var now: RxTime { RxTime() }

    /// The uptime of the system, in seconds, which does not change when the clock is set; timers run on the same clock.
    public final var monotonicTime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    /// Runs `work` on the queue, never inside the call.
    func async(_ work: @escaping @Sendable () -> Void) { Interleaving.async(on: queue, isSerial: timer.isSerial, work) }

    /// Returns `scheduler` if its `perform` can take the place of its `schedule`.
    ///
    /// `ConcurrentMainScheduler` may run all jobs inside the call.
    static func performing(_ scheduler: any ImmediateSchedulerType) -> DispatchQueueScheduler? {
        let scheduler = scheduler as? DispatchQueueScheduler
        return scheduler is ConcurrentMainScheduler ? nil : scheduler
    }

    /// Runs `work` as `schedule` runs an action, without a way to cancel it; see `performing(_:)`.
    @usableFromInline func perform(_ work: @escaping @Sendable () -> Void) { async(work) }

    /// Runs `action` on the queue.
    @preconcurrency public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        perform { work.run() }
        return work
    }

    /// Runs `action` on the queue after `dueTime`.
    @preconcurrency public final func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        start(work, after: dueTime)
        return work
    }

    /// The clock counts nanoseconds.
    final var hasEqualTimes: Bool { false }

    final func start(_ work: ScheduledWork, after dueTime: RxTimeInterval) {
        if dueTime.exceedsNanoseconds { return work.abandon() }
        if dueTime.seconds <= 0 { async { work.run() } } else { timer.start(work, at: .now() + dueTime) }
    }

    final func advancing(_ period: RxTimeInterval) -> RxTimeInterval { period.period }

    /// Runs `action` on the queue after `startAfter` and then every `period`; a period of zero is a millisecond.
    @preconcurrency public final func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        if startAfter.exceedsNanoseconds { return Disposables.create() }
        let period = period.period
        let work = PeriodicWork(state, action)
        // A separate source, which Dispatch repeats: to set the shared one again costs more at each tick.
        let source = UncheckedSendable(DispatchSource.makeTimerSource(queue: queue))
        source.value.schedule(deadline: .now() + startAfter.delay, repeating: period, leeway: timer.leeway)
        // The handler keeps the source until it is canceled: it also fires if the result is not kept.
        source.value.setEventHandler {
            work.tick()
            if period.exceedsNanoseconds {
                source.value.cancel()
                // The result retains the work, and the chain to which the action leads may retain the result.
                work.dispose()
            }
        }
        source.value.resume()
        return Disposables.create {
            source.value.cancel()
            work.dispose()
        }
    }
}
