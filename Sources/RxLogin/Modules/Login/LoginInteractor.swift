import Streams

/// Logs in through the user service, and stores the session for the next run.
final class LoginInteractor {
    private let userService: any UserServiceable
    private let sessions: any SessionStoring

    /// Creates an interactor over a user service and the storage of sessions.
    init(userService: any UserServiceable, sessions: any SessionStoring) {
        self.userService = userService
        self.sessions = sessions
    }
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {
    /// Opens a session.
    func login(with email: String, _ password: String) -> Single<User> {
        userService.login(with: email, password)
    }

    /// Stores the session of `user` for the next run, and ends the session that was stored before.
    func remember(_ user: User) -> Completable {
        sessions.save(user).flatMapCompletable { [userService] replaced in
            guard let replaced, replaced.authorizationHeader != user.authorizationHeader else { return .empty() }
            return userService.logout(authorizationHeader: replaced.authorizationHeader).catch { _ in .empty() }
        }
    }

    /// Ends a session that another one has replaced, unless it is stored; ignores failures.
    func endReplacedSession(authorizationHeader header: String) -> Completable {
        userService.endSession(header, unlessStoredIn: sessions)
    }
}
