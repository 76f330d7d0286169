/// Validates a text that a person typed.
public protocol StringValidator: Sendable {
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
}
