import Streams

/// The events that guide the user through a form with credentials, field by field.
public struct CredentialsFormEvents: Sendable {
    /// The field that the user fills next; `nil` while its text is validated, and during a request.
    public let prompt: Driver<CredentialsPrompt?>
    /// A field was refused; `prompt` asks for it again.
    public let refusal: Signal<CredentialsRefusal>
    /// The passwords were forgotten: the view empties their fields, and sets the email field to the element.
    public let reset: Signal<String?>
}

/// A request for one field of a form with credentials.
public struct CredentialsPrompt: Sendable, Equatable {
    /// The field to fill.
    public let field: CredentialsField
    /// The email that was accepted last, which empty input for the email field stands for.
    public let email: String?

    init(field: CredentialsField, email: String? = nil) {
        self.field = field
        self.email = email
    }
}

/// A text that a form with credentials does not accept.
public struct CredentialsRefusal: Sendable, Equatable {
    /// The field with the text.
    public let field: CredentialsField
    /// The problem of the text, as a sentence.
    public let problem: String
    /// Whether the field is empty.
    public let isEmpty: Bool
}
