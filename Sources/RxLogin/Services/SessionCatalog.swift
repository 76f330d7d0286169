import Streams

/// The sessions that are stored for the next run, of all servers, as seen by the modules.
public protocol SessionCatalog: Sendable {
    /// Emits the stored sessions: that of the embedded services first, then those of the servers by URL.
    ///
    /// One that cannot be read hides no other.
    ///
    /// Files are read on a scheduler of the catalog, and the answer arrives on any thread.
    func sessions() -> Single<[RememberedSession]>
}

/// A session that is stored for the next run, with the service and the storage that it belongs to.
public struct RememberedSession: Sendable {
    /// The user of the session, or the reason why it cannot be read.
    public let user: Result<User, ServiceError>
    /// The URL of the server, or `nil` for the embedded services.
    public let server: String?

    /// The session in a list.
    public var item: SessionItem {
        switch user {
        case .success(let user): SessionItem(email: user.email, server: server)
        case .failure(let error): SessionItem(email: nil, server: server, failure: error)
        }
    }

    let userService: any UserServiceable
    let sessions: any SessionStoring

    /// Creates a session.
    public init(
        user: Result<User, ServiceError>, server: String?, userService: any UserServiceable,
        sessions: any SessionStoring
    ) {
        self.user = user
        self.server = server
        self.userService = userService
        self.sessions = sessions
    }
}
