/// A disposable that can be replaced; the replaced one is disposed.
///
/// After disposal, a disposable that is set is disposed at once.
public final class SerialDisposable: Cancelable {
    private let slot = DisposableSlot()

    /// Creates a serial disposable without a current one.
    public init() {}

    /// Whether it was disposed.
    public var isDisposed: Bool { slot.isDisposed }

    /// The current disposable; one without effect if there is none.
    public var disposable: any Disposable {
        get { slot.disposable }
        set { slot.replace(by: newValue) }
    }

    /// Disposes the current disposable, and all that are set later.
    public func dispose() { slot.dispose() }

    /// Replaces the current disposable by the one that `make` returns, which `make` may itself replace in turn.
    @usableFromInline func replace(_ make: () -> any Disposable) {
        let next = SingleAssignmentDisposable()
        disposable = next
        next.setDisposable(make())
    }
}
