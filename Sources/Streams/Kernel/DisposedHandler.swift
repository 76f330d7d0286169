import Synchronization

/// `onDisposed` of a subscriber: runs once, directly after the terminal event, or else as the last teardown.
@usableFromInline final class DisposedHandler: Teardown, @unchecked Sendable {
    private let hasRun = Atomic<Bool>(false)
    private let action: () -> Void

    @usableFromInline init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    @usableFromInline override func run() {
        if !hasRun.exchange(true, ordering: .relaxed) { action() }
    }
}

extension Lifetime {
    /// Adds `onDisposed` of the subscriber, before any other teardown.
    @usableFromInline final func add(onDisposed action: @escaping () -> Void) -> DisposedHandler {
        let handler = DisposedHandler(action)
        add(handler)
        return handler
    }
}
