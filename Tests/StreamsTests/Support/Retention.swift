import Streams

/// An object whose release a weak reference shows.
final class Token: Sendable {
    /// Called by a closure that retains the token.
    func touch() {}
}

/// Calls a closure when it is released.
final class OnRelease: Error, Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
}

extension Observable {
    /// The sequence with a closure that holds `token`.
    func holding(_ token: Token) -> Observable<Element> {
        filter { _ in
            token.touch()
            return true
        }
    }
}

/// Whether everything a chain holds is gone after `end`, although what `subscribe` returns is kept.
func isReleased(
    afterDisposing disposes: Bool = true, _ subscribe: (Token) -> any Disposable, _ end: () -> Void = {}
) -> Bool {
    weak var kept: Token?
    let subscription: any Disposable = {
        let token = Token()
        kept = token
        return subscribe(token)
    }()
    end()
    if disposes { subscription.dispose() }
    return withExtendedLifetime(subscription) { kept == nil }
}
