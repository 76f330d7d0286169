/// Validates an email together with a password.
public struct CredentialsValidator: Sendable {
    private let email: any StringValidator
    private let password: any StringValidator

    /// Creates a validator from those of the two fields.
    public init(email: any StringValidator = EmailValidator(), password: any StringValidator = PasswordValidator()) {
        self.email = email
        self.password = password
    }

    /// Returns the first problem, as a sentence to show, or `nil` if both are valid; a missing field is a problem, too.
    public func problem(email: String?, password: String?) -> String? {
        if let problem = self.email.problem(with: email ?? "") { return problem }
        guard let password, !password.isEmpty else { return "Enter a password." }
        return self.password.problem(with: password)
    }
}
