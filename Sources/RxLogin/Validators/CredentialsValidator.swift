/// Decides whether an email and a password will do together, and says what is wrong or missing.
public struct CredentialsValidator: Sendable {
    private let email: any StringValidator
    private let password: any StringValidator

    /// Creates a validator of two others.
    public init(email: any StringValidator = EmailValidator(), password: any StringValidator = PasswordValidator()) {
        self.email = email
        self.password = password
    }

    /// The first problem, as a sentence to show, or `nil` when there is none; nothing typed yet is a problem too.
    public func problem(email: String?, password: String?) -> String? {
        if let problem = self.email.problem(with: email ?? "") { return problem }
        guard let password, !password.isEmpty else { return "Enter a password." }
        return self.password.problem(with: password)
    }
}
