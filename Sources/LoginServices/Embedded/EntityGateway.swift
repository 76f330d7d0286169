import RxLogin

/// The access to stored entities: one manager for each kind.
///
/// The creator of a gateway chooses the storage. Clients see only the protocol.
public protocol EntityGateway: Sendable {
    /// The manager of the users.
    var users: any UserManager { get }
    /// The manager of the reviews.
    var reviews: any ReviewManager { get }
    /// The manager of the transactions.
    var transactions: any TransactionManager { get }
}

/// The stored accounts and their sessions.
///
/// Calls may block, and may be made on any thread.
public protocol UserManager: Sendable {
    /// Creates an account and opens its first session.
    func register(email: String, password: String) throws(ServiceError) -> User

    /// Opens a session if the password is correct.
    func login(email: String, password: String) throws(ServiceError) -> User

    /// Returns the user of an authorization header; fails with `ServiceError.unauthorized` if the session has ended.
    func user(authorizedBy header: String) throws(ServiceError) -> User

    /// Ends the session of an authorization header, unless it has ended.
    func revoke(authorizationHeader header: String) throws(ServiceError)
}

/// The stored reviews.
///
/// Calls may block, and may be made on any thread.
public protocol ReviewManager: Sendable {
    /// Returns the reviews of a show, the oldest first.
    func all(ofShow id: Int) throws(ServiceError) -> [Review]

    /// Stores a review under a new id, and returns it.
    func add(_ draft: ReviewDraft, by author: String, toShow id: Int) throws(ServiceError) -> Review
}

/// The stored transactions, as typed values that need no further parsing or checking.
///
/// Calls may block, and may be made on any thread.
public protocol TransactionManager: Sendable {
    /// Returns all transactions, the newest first; on the same date, the one with the greater id first.
    func all() throws(ServiceError) -> [Transaction]
}

extension [Transaction] {
    var newestFirst: [Transaction] { sorted { ($0.date, $0.id) > ($1.date, $1.id) } }
}
