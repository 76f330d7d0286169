/// A person who is logged in: who it is, and what proves it to the services.
public struct User: Sendable, Equatable, Codable {
    /// The address the account was registered with, as it was typed then.
    public let email: String
    /// The value of the `Authorization` header for requests made in this person's name: a secret.
    public let authorizationHeader: String

    /// Creates a user from an address and the header that speaks for it.
    public init(email: String, authorizationHeader: String) {
        self.email = email
        self.authorizationHeader = authorizationHeader
    }
}

extension User: CustomStringConvertible, CustomReflectable {
    /// The email alone: a user printed or logged must not give the secret away.
    public var description: String { "User(\(email))" }

    /// The email alone, for `dump` and for the messages of test libraries.
    public var customMirror: Mirror { Mirror(self, children: ["email": email]) }
}
