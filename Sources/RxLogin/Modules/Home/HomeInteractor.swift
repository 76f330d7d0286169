import Streams

/// Ends the session everywhere it is known.
public final class HomeInteractor {
    private let userService: any UserServiceable
    private let sessions: any SessionStoring
    private let authorization: AuthorizationAdapter

    /// Creates an interactor over a user service, what keeps sessions, and what speaks for who is logged in.
    public init(
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
    public func logout() -> Completable {
        .deferred { [self] in
            let forget = sessions.clear()
            guard let header = authorization.authorizationHeader else { return forget }
            // From here on nothing is asked in this person's name, whatever the service and the file say to it.
            authorization.authorizationHeader = nil
            let revoke = userService.logout(authorizationHeader: header)
            return revoke.catch { error in forget.andThen(.error(error)) }.andThen(forget)
        }
    }
}
