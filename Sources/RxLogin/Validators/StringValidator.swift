import Streams

/// Validates a text that a person typed; the answer can arrive later, for example from a server.
public protocol AsyncStringValidator: Sendable {
    /// Emits the first problem of `string`, as a sentence to show, or `nil` if it is valid.
    ///
    /// The work begins at the subscription, and is canceled with it when the text changes. The answer may arrive on any
    /// thread.
    func validate(_ string: String) -> Infallible<String?>
}

/// Validates a text that a person typed, and answers immediately.
public protocol StringValidator: AsyncStringValidator {
    /// Returns the first problem of `string`, as a sentence to show, or `nil` if it is valid.
    func problem(with string: String) -> String?

    /// Returns whether `string` is valid.
    func isValid(_ string: String) -> Bool
}

extension StringValidator {
    /// Returns whether `string` has no problem.
    public func isValid(_ string: String) -> Bool {
        problem(with: string) == nil
    }

    /// Emits the problem of `string` at the subscription.
    public func validate(_ string: String) -> Infallible<String?> {
        .deferred { .just(problem(with: string)) }
    }
}
