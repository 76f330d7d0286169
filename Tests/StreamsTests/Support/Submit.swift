import Streams

extension ImmediateSchedulerType {
    /// Schedules a closure, which has no state and returns no disposable.
    @discardableResult func submit(_ work: @escaping @Sendable () -> Void) -> any Disposable {
        schedule(()) {
            work()
            return Disposables.create()
        }
    }
}

extension SchedulerType {
    /// Schedules a closure for later.
    @discardableResult func submit(
        after dueTime: RxTimeInterval, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        scheduleRelative((), dueTime: dueTime) {
            work()
            return Disposables.create()
        }
    }
}
