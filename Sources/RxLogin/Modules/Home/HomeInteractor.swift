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
    /// Ends the session here and at the service.
    func logout() -> Completable {
        .deferred { [self] in
            guard let user = authorization.user else { return .empty() }
            // No request is authorized from now on, even if the service or the file fails.
            authorization.user = nil
            let forget = sessions.forget(user)
            let revoke = userService.logout(authorizationHeader: user.authorizationHeader)
            // The service may never answer, and the next run must not use the session.
            return forget.catch { error in revoke.andThen(.error(error)) }.andThen(revoke)
        }
    }
}
