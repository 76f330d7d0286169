import Dispatch

/// A scheduler that runs work on a dispatch queue: the base of the schedulers over Dispatch.
///
/// Sendable by contract: immutable; `MainScheduler` adds atomic state, and a flag that only the main queue touches.
public class DispatchQueueScheduler: SchedulerType, WorkScheduler, @unchecked Sendable {
    final let queue: DispatchQueue
    private let isSerial: Bool
    private let leeway: DispatchTimeInterval

    init(_ queue: DispatchQueue, isSerial: Bool, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.queue = queue
        self.isSerial = isSerial
        self.leeway = leeway
    }

    /// The time of day.
    public final var now: RxTime { RxTime() }

    /// The uptime of the system, in seconds, which does not change when the clock is set; timers run on the same clock.
    public final var monotonicTime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    /// Runs `work` on the queue, never inside the call.
    func async(_ work: @escaping @Sendable () -> Void) { Interleaving.async(on: queue, isSerial: isSerial, work) }

    /// Runs `work` as `schedule` runs an action, without a way to cancel it.
    @usableFromInline func perform(_ work: @escaping @Sendable () -> Void) { async(work) }

    /// Runs `action` on the queue.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        perform { work.run() }
        return work
    }

    /// Runs `action` on the queue after `dueTime`.
    public final func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        start(work, after: dueTime)
        return work
    }

    final func start(_ work: ScheduledWork, after dueTime: RxTimeInterval) {
        // A timer costs far more than a work item.
        if dueTime.seconds <= 0 { return async { work.run() } }
        work.setTimer {
            let timer = DispatchSource.makeTimerSource(queue: queue) as! DispatchSource
            // The work keeps the timer, and the handler the work: it also runs if the result is not kept.
            timer.setEventHandler { work.run() }
            return timer
        } _: { timer in
            timer.schedule(deadline: .now() + dueTime, leeway: leeway)
        }
    }

    /// Runs `action` on the queue after `startAfter` and then every `period`.
    public final func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        let work = PeriodicWork(state, action)
        let timer = UncheckedSendable(DispatchSource.makeTimerSource(queue: queue))
        timer.value.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
        // The handler keeps the timer until it is cancelled: it also fires if the result is not kept.
        timer.value.setEventHandler {
            work.tick()
            if period == .never { timer.value.cancel() }
        }
        timer.value.resume()
        return Disposables.create {
            timer.value.cancel()
            work.dispose()
        }
    }
}
