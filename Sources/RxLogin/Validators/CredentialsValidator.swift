import Streams

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

/// Validates the fields of a form with credentials; a field without input has a problem, too.
public struct CredentialsValidator: Sendable {
    private let email: any AsyncStringValidator
    private let password: any AsyncStringValidator

    /// Creates a validator from those of the fields.
    public init(
        email: any AsyncStringValidator = EmailValidator(), password: any AsyncStringValidator = PasswordValidator()
    ) {
        self.email = email
        self.password = password
    }

    /// Emits the problem with the text of the email field, or `nil` if it is accepted.
    public func emailProblem(with text: String) -> Infallible<String?> { email.validate(text) }

    /// Emits the problem with the text of the password field, or `nil` if it is accepted.
    public func passwordProblem(with text: String) -> Infallible<String?> {
        text.isEmpty ? .just("Enter a password.") : password.validate(text)
    }

    /// Returns the problem with the text of the field that repeats a password, or `nil` if it is accepted.
    public func repetitionProblem(with text: String, of password: String) -> String? {
        guard text != password else { return nil }
        return text.isEmpty ? "Enter the password again." : "The passwords are not the same."
    }
}
