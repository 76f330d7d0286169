import Streams

/// The service of accounts and sessions, as seen by the modules.
///
/// Requests begin at the subscription. Failures are `ServiceError`s. Answers arrive on any thread.
public protocol UserServiceable: Sendable {
    /// Opens a session if the password is correct.
    func login(with email: String, _ password: String) -> Single<User>

    /// Creates an account and opens its first session.
    func register(with email: String, _ password: String) -> Single<User>

    /// Emits the user of an authorization header; fails with `ServiceError.unauthorized` if its session has ended.
    func user(authorizedBy header: String) -> Single<User>

    /// Ends the session of an authorization header, unless it has ended.
    func logout(authorizationHeader header: String) -> Completable
}
