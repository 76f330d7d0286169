/// Something a person is told.
public struct Alert: Sendable, Equatable {
    /// Whether something failed.
    public enum Kind: Sendable, Equatable {
        /// It is for information.
        case message
        /// Something failed.
        case error
    }

    /// Whether something failed.
    public let kind: Kind
    /// What it is about, in a few words.
    public let title: String?
    /// What there is to know, in a sentence.
    public let message: String?

    /// Creates an alert.
    public init(kind: Kind, title: String? = nil, message: String?) {
        self.kind = kind
        self.title = title
        self.message = message
    }
}
