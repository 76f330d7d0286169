/// A disposable that is disposed on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// Where it is disposed.
    public let scheduler: any ImmediateSchedulerType

    private let underlying = SingleAssignmentDisposable()

    /// Disposes `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        underlying.setDisposable(disposable)
    }

    /// Whether the underlying disposable was disposed.
    public var isDisposed: Bool { underlying.isDisposed }

    /// Schedules the disposal.
    public func dispose() {
        _ = scheduler.schedule(underlying) { underlying in
            underlying.dispose()
            return Disposables.create()
        }
    }
}
