/// Why there are no credentials that are worth asking the service about.
enum CredentialsFault: Error, Equatable {
    case cancelled
    /// Standard input holds no password.
    case password(PasswordFault)
    case unreadable(Int32)
    /// No account can have such an email or password.
    case refused(String)
}
