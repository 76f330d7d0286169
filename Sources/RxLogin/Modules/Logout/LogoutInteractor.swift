import Streams

/// Ends the stored session.
public final class LogoutInteractor {
    private let userService: any UserServiceable
    private let sessions: any SessionStoring

    /// Creates an interactor over a user service and the storage of sessions.
    public init(userService: any UserServiceable, sessions: any SessionStoring) {
        self.userService = userService
        self.sessions = sessions
    }
}

// MARK: - Extensions -

extension LogoutInteractor: LogoutInteractorInterface {
    /// Emits the user of the stored session, or `nil` if there is none; removes a session that cannot be read.
    public func storedUser() -> Single<User?> {
        sessions.loadForLogout().catch { [sessions] error in sessions.clear().andThen(.error(error)) }
    }

    /// Ends the session of `user` at the service, and removes the stored one even if the service fails.
    public func logout(_ user: User) -> Completable {
        let forget = sessions.clear()
        return userService.logout(authorizationHeader: user.authorizationHeader)
            .catch { error in forget.andThen(.error(error)) }
            .andThen(forget)
    }
}
