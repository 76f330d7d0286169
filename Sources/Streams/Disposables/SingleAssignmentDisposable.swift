import Synchronization

/// A disposable that is set later, once.
///
/// After disposal, a disposable that is set is disposed at once.
public final class SingleAssignmentDisposable: Cancelable {
    private let slot = DisposableSlot()
    private let isSet = Atomic<Bool>(false)

    /// Creates a disposable that is not set.
    public init() {}

    /// Whether it was disposed.
    public var isDisposed: Bool { slot.isDisposed }

    /// Sets the disposable.
    ///
    /// Setting a second one is a programmer error.
    public func setDisposable(_ disposable: any Disposable) {
        require(
            !isSet.exchange(true, ordering: .relaxed),
            "A SingleAssignmentDisposable was set twice; use SerialDisposable to replace one.")
        slot.replace(by: disposable)
    }

    /// Disposes the disposable, now or when it is set.
    public func dispose() { slot.dispose() }
}
