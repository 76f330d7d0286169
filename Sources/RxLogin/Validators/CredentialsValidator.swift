/// The fields of a form with credentials, from top to bottom.
public enum CredentialsField: Sendable, CaseIterable {
    /// The email address of the account.
    case email
    /// The password.
    case password
    /// The password again, so that a typing error is noticed.
    case repeatedPassword
}

/// The problems of a form with credentials, by field.
public struct CredentialsProblems: Sendable, Equatable {
    private let sentences: [CredentialsField: String]

    /// Creates problems from a sentence for each field that has one.
    public init(_ sentences: [CredentialsField: String] = [:]) {
        self.sentences = sentences
    }

    /// Whether the form is accepted.
    public var isEmpty: Bool { sentences.isEmpty }

    /// The problem of the topmost field that has one.
    public var first: String? { CredentialsField.allCases.lazy.compactMap { sentences[$0] }.first }

    /// The problem of a field, as a sentence; `nil` if its value is accepted.
    public subscript(field: CredentialsField) -> String? { sentences[field] }
}

/// Validates the fields of a form with credentials.
public struct CredentialsValidator: Sendable {
    private let email: any StringValidator
    private let password: any StringValidator

    /// Creates a validator from those of the fields.
    public init(email: any StringValidator = EmailValidator(), password: any StringValidator = PasswordValidator()) {
        self.email = email
        self.password = password
    }

    /// Returns the problems of the fields; a field without input has one, too.
    ///
    /// - Parameters:
    ///   - email: The text of the email field; `nil` before the first input.
    ///   - password: The text of the password field; `nil` before the first input.
    ///   - repeatedPassword: The password again; `nil` in a form that asks for it once.
    public func problems(
        email: String?, password: String?, repeatedPassword: String? = nil
    ) -> CredentialsProblems {
        let password = password ?? ""
        var sentences: [CredentialsField: String] = [:]
        sentences[.email] = self.email.problem(with: email ?? "")
        sentences[.password] = password.isEmpty ? "Enter a password." : self.password.problem(with: password)
        if let repeatedPassword, repeatedPassword != password {
            sentences[.repeatedPassword] =
                repeatedPassword.isEmpty ? "Enter the password again." : "The passwords are not the same."
        }
        return CredentialsProblems(sentences)
    }
}
