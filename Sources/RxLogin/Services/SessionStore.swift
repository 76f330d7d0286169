import Foundation

/// The session remembered from one run to the next, in a file of its own.
///
/// The file holds the authorization header as it is: whoever reads it is logged in. Hence only its owner can.
public struct SessionStore: Sendable {
    /// What a look at the file finds.
    public enum Remembered: Sendable, Equatable {
        /// Nobody is remembered.
        case nobody
        /// The session of this user, which the service may meanwhile have ended.
        case user(User)
        /// Nobody is remembered, because the file cannot serve, for this reason.
        case unusable(ServiceError)
    }

    private let document: StoredDocument<User>

    /// Where the session is.
    public var path: String { document.file.path }

    /// Creates a store on the file at `path`, which need not be there yet.
    public init(path: String) {
        document = StoredDocument(
            file: AtomicFile(path: path), format: FileFormat(name: "streams-login-session"), now: { Date() })
    }

    /// The remembered session, if there is one that can be used; nothing is changed.
    public func load() -> Remembered {
        do {
            return try document.decoded().map(Remembered.user) ?? .nobody
        } catch {
            return .unusable(error)
        }
    }

    /// Remembers `user` in place of anyone remembered before.
    public func save(_ user: User) throws(ServiceError) {
        try document.replace(with: user)
    }

    /// Forgets whoever is remembered, if anyone is.
    public func clear() throws(ServiceError) {
        guard try document.file.read() != nil else { return }
        try document.replace(with: nil)
    }
}
