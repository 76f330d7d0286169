/// A disposable that is disposed on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// The scheduler that runs the disposal.
    public let scheduler: any ImmediateSchedulerType

    private let underlying = SerialDisposable()

    /// Creates a disposable that disposes `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        underlying.disposable = disposable
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
