/// What a login and a registration send.
struct CredentialsRecord: Encodable, Equatable {
    let email: String
    let password: String
}

extension CredentialsRecord: CustomStringConvertible, CustomReflectable {
    /// The email alone: what is printed or logged must not give the password away.
    var description: String { "CredentialsRecord(\(email))" }

    var customMirror: Mirror { Mirror(self, children: ["email": email]) }
}
