/// The subscription of a client is the lifetime of its chain.
extension Lifetime: Cancelable {
    @usableFromInline final var isDisposed: Bool { isStopped }

    /// Disposes `disposable` when the lifetime is disposed.
    @usableFromInline final func own(_ disposable: any Disposable) {
        if !disposable.isNop { add(DisposableTeardown(disposable)) }
    }
}

/// Holds the disposable itself: an action would cost the allocation of a closure.
private final class DisposableTeardown: Teardown, @unchecked Sendable {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) {
        self.disposable = disposable
        super.init()
    }

    override func run() { disposable.dispose() }
}
