import Synchronization

/// A teardown that runs after the source above it has been released.
///
/// It is added before the source is attached. A source that ends inside that call is released when the call returns, so
/// the action waits for `arrive()`, too.
@usableFromInline final class EnclosingTeardown: Teardown, @unchecked Sendable {
    /// The disposal and the return of the call that attaches the source.
    private let missing = Atomic<Int>(2)
    private let action: () -> Void

    @usableFromInline init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    @usableFromInline func arrive() {
        if missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { action() }
    }

    @usableFromInline override func run() { arrive() }
}
