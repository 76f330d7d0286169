import Streams

/// What the modules ask of the service that knows the accounts.
///
/// Nothing happens before somebody subscribes. Failures are `ServiceError`s; answers come on any thread.
public protocol UserServiceable: Sendable {
    /// Opens a session for whoever knows the password.
    func login(with email: String, _ password: String) -> Single<User>

    /// Creates an account and opens its first session.
    func register(with email: String, _ password: String) -> Single<User>

    /// The user an authorization header speaks for; `ServiceError.unauthorized` when its session is over.
    func user(authorizedBy header: String) -> Single<User>

    /// Ends the session of an authorization header, if it is not over already.
    func logout(authorizationHeader header: String) -> Completable
}
