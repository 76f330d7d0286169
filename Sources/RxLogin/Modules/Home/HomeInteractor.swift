import Streams

/// Ends the session of the current user.
final class HomeInteractor {
    private let userService: any UserServiceable
    private let sessions: any SessionStoring
    private let authorization: AuthorizationAdapter

    /// Creates an interactor over a user service, the storage of sessions, and the authorization of the user.
    init(
        userService: any UserServiceable, sessions: any SessionStoring, authorization: AuthorizationAdapter
    ) {
        self.userService = userService
        self.sessions = sessions
        self.authorization = authorization
    }
}

// MARK: - Extensions -

extension HomeInteractor: HomeInteractorInterface {
    /// Ends the session here and at the service; emits the failures.
    func logout() -> Single<LogoutFailures> {
        .deferred { [self] in
            guard let user = authorization.user else { return .just(LogoutFailures()) }
            // No request is authorized from now on, even if the service or the file fails.
            authorization.user = nil
            return userService.logout(user, storedIn: sessions)
        }
    }
}
