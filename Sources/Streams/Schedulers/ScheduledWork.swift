/// Work that runs once unless it is disposed first.
///
/// Disposal releases the action at once, also if the scheduler still holds the work.
final class ScheduledWork: Cancelable {
    private let action: Lock<UncheckedSendable<() -> any Disposable>?>
    private let result = DisposableSlot()

    init(_ action: @escaping () -> any Disposable) { self.action = Lock(UncheckedSendable(action)) }

    var isDisposed: Bool { result.isDisposed }

    /// Runs the action; its result is disposed with the work.
    func run() {
        if let action = action.take() { result.replace(by: action.value()) }
    }

    func dispose() {
        _ = action.take()
        result.dispose()
    }
}
