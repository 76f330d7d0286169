import Streams

/// Logs in through the user service, and remembers the session where that is kept.
public final class LoginInteractor {
    private let userService: any UserServiceable
    private let sessions: any SessionStoring

    /// Creates an interactor over a user service and what keeps sessions.
    public init(userService: any UserServiceable, sessions: any SessionStoring) {
        self.userService = userService
        self.sessions = sessions
    }
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {
    /// Opens a session.
    public func login(with email: String, _ password: String) -> Single<User> {
        userService.login(with: email, password)
    }

    /// Keeps the session of `user` beyond the end of the program.
    public func remember(_ user: User) -> Completable {
        sessions.save(user)
    }
}
