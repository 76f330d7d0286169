extension Observable {
    /// Subscribes the closures of a trait, which ends with its first event.
    ///
    /// The completion behind an element belongs to the element: `onDisposed` does not wait for it, and an error in its place
    /// is a late one.
    @inlinable final func subscribeOnce(
        onSuccess: ((Element) -> Void)?, onError: ((any Error) -> Void)?, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)?
    ) -> any Disposable {
        let lifetime = TraitLifetime(handlesErrors: onError != nil)
        let disposed = onDisposed.map { lifetime.add(onDisposed: $0) }
        @inline(__always) func next(_ element: Element) {
            if lifetime.isStopped || lifetime.hasSucceeded { return }
            lifetime.hasSucceeded = true
            onSuccess?(element)
            disposed?.run()
        }
        let stop: (TerminalEvent) -> Void
        if onError == nil, onCompleted == nil, disposed == nil {
            // A closure that captures only the lifetime needs no allocation.
            stop = {
                if lifetime.hasSucceeded { lifetime.finish($0) { $0.drop() } } else { lifetime.finish(reporting: $0) }
            }
        } else {
            stop = { stop in
                lifetime.finish(stop, then: disposed) { stop in
                    if lifetime.hasSucceeded { return stop.drop() }
                    switch stop {
                    case .completed: onCompleted?()
                    case .failed(let error):
                        guard let onError else { return Hooks.defaultErrorHandler(lifetime.callStack, error) }
                        onError(error)
                    }
                }
            }
        }
        attach(Sink(next: next, stop: stop, lifetime: lifetime))
        return lifetime
    }
}

/// The lifetime of the chain of a subscriber to a trait.
///
/// Sendable by contract: `hasSucceeded` is touched only by the events of the chain, which are serialized.
@usableFromInline final class TraitLifetime: Lifetime, @unchecked Sendable {
    /// Whether the subscriber has received its only event, an element.
    @exclusivity(unchecked) @usableFromInline final var hasSucceeded = false
    private let recorded: [String]

    @usableFromInline override var callStack: [String] { recorded }

    @usableFromInline init(handlesErrors: Bool) {
        recorded = handlesErrors ? [] : Hooks.recordedCallStack
        super.init(.root)
    }
}
