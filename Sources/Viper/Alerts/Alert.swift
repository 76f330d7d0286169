/// A message to the user.
public struct Alert: Sendable, Equatable {
    /// The kind of an alert.
    public enum Kind: Sendable, Equatable {
        /// Information.
        case message
        /// A failure.
        case error
    }

    /// The kind of the alert.
    public let kind: Kind
    /// The title, in a few words.
    public let title: String?
    /// The text, as a sentence.
    public let message: String?

    /// Creates an alert.
    public init(kind: Kind, title: String? = nil, message: String?) {
        self.kind = kind
        self.title = title
        self.message = message
    }
}
