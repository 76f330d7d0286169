/// A user with a session.
public struct User: Sendable, Equatable, Codable {
    /// The email, as it was typed at the registration.
    public let email: String
    /// The value of the `Authorization` header for requests in the name of the user, a secret.
    public let authorizationHeader: String

    /// Creates a user.
    public init(email: String, authorizationHeader: String) {
        self.email = email
        self.authorizationHeader = authorizationHeader
    }
}

extension User: CustomStringConvertible, CustomReflectable {
    /// The email alone, so that a log does not contain the secret.
    public var description: String { "User(\(email))" }

    /// The email alone, for `dump` and for the messages of test libraries.
    public var customMirror: Mirror { Mirror(self, children: ["email": email]) }
}
