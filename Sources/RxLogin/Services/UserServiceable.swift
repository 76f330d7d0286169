import Streams

/// The service for accounts and their sessions, as seen by the modules.
///
/// A request starts at the subscription. Failures are `ServiceError`s; responses arrive on any thread.
public protocol UserServiceable: Sendable {
    /// Opens a session for the owner of the account.
    func login(with email: String, _ password: String) -> Single<User>

    /// Creates an account and opens its first session.
    func register(with email: String, _ password: String) -> Single<User>

    /// Emits the user of a session; fails with `ServiceError.unauthorized` if the session has ended.
    func user(authorizedBy header: String) -> Single<User>

    /// Ends a session, if it has not ended yet.
    func logout(authorizationHeader header: String) -> Completable
}

extension UserServiceable {
    /// Emits the user of the session in `sessions`, or `nil` if there is none; removes a session that has ended.
    func user(storedIn sessions: any SessionStoring) -> Single<User?> {
        sessions.load().flatMap { stored in
            guard let stored else { return .just(nil) }
            return user(authorizedBy: stored.authorizationHeader)
                .map(Optional.some)
                .catch { error in
                    guard error as? ServiceError == .unauthorized else { return .error(error) }
                    return sessions.forget(stored).andThen(.error(error))
                }
        }
    }

    /// Removes the session of `user` from `sessions`, then ends it; emits the failures.
    func logout(_ user: User, storedIn sessions: any SessionStoring) -> Single<LogoutFailures> {
        // In this order: the service may never answer, and the next run must not use the session.
        sessions.forget(user).failure.flatMap { storage in
            logout(authorizationHeader: user.authorizationHeader).failure
                .map { LogoutFailures(service: $0, storage: storage) }
        }
    }

    /// Ends a session unless `sessions` stores it for the next run; ignores failures.
    func endSession(_ header: String, unlessStoredIn sessions: any SessionStoring) -> Completable {
        sessions.load().catchAndReturn(nil).flatMapCompletable { stored in
            guard stored?.authorizationHeader != header else { return .empty() }
            return logout(authorizationHeader: header).catch { _ in .empty() }
        }
    }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// Emits the failure, or `nil` after the completion.
    var failure: Single<ServiceError?> { andThen(Single<ServiceError?>.just(nil)).catch { .just(ServiceError($0)) } }
}
