/// Decides whether a line typed by a person will do, and says what is wrong with it when it will not.
public protocol StringValidator: Sendable {
    /// What is wrong with `string`, as a sentence to show, or `nil` when nothing is.
    func problem(with string: String) -> String?

    /// Whether `string` is accepted.
    func isValid(_ string: String) -> Bool
}

extension StringValidator {
    /// Whether `string` is accepted, which is to say that there is no problem with it.
    public func isValid(_ string: String) -> Bool {
        problem(with: string) == nil
    }
}
