import Streams

/// An object whose release a weak reference shows.
final class Token: Sendable {
    /// Called by a closure that retains the token.
    func touch() {}
}

/// A weak reference to the token that a closure received.
struct WeakToken {
    private weak let token: Token?

    init(_ body: (Token) throws -> Void) rethrows {
        let token = Token()
        self.token = token
        try body(token)
    }

    /// Returns the result of a closure, and a weak reference to the token that it received.
    static func passed<Result>(to body: (Token) throws -> Result) rethrows -> (Result, WeakToken) {
        var result: [Result] = []
        let token = try WeakToken { result.append(try body($0)) }
        return (result[0], token)
    }

    var isReleased: Bool { token == nil }
}

/// A weak reference to an object of any type.
struct Weak {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
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
