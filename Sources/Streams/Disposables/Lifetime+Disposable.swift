/// The subscription of a client is the lifetime of its chain.
extension Lifetime: Cancelable {
    @usableFromInline final var isDisposed: Bool { isStopped }

    /// Disposes `disposable` when the lifetime is disposed.
    @usableFromInline final func own(_ disposable: any Disposable) {
        if disposable.isNop { return }
        let known: Teardown? = disposable.exactly(ActionDisposable.self) ?? disposable.exactly(Lifetime.self)
        if let known, known.claimOwnership() { add(known) } else { add(DisposableTeardown(disposable)) }
    }
}

/// Holds a disposable that is no teardown: an action would cost the allocation of a closure.
private final class DisposableTeardown: Teardown, @unchecked Sendable {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) {
        self.disposable = disposable
        super.init()
    }

    override func run() { disposable.dispose() }
}
