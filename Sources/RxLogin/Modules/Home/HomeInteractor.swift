import Streams

/// Ends the session everywhere it is known.
public final class HomeInteractor {
    private let userService: any UserServiceable
    private let sessions: any SessionRemembering
    private let authorization: AuthorizationAdapter
    private let background: any ImmediateSchedulerType

    /// Creates an interactor over a user service, what keeps sessions, and what speaks for who is logged in.
    public init(
        userService: any UserServiceable, sessions: any SessionRemembering, authorization: AuthorizationAdapter,
        background: any ImmediateSchedulerType
    ) {
        self.userService = userService
        self.sessions = sessions
        self.authorization = authorization
        self.background = background
    }
}

// MARK: - Extensions -

extension HomeInteractor: HomeInteractorInterface {
    /// Ends the session here and at the service.
    public func logout() -> Completable {
        .deferred { [self] in
            let forget = BackgroundWork.completable(on: background) { [sessions] in try sessions.clear() }
            guard let header = authorization.authorizationHeader else { return forget }
            // From here on nothing is asked in this person's name, whatever the service and the file say to it.
            authorization.authorizationHeader = nil
            let revoke = userService.logout(authorizationHeader: header)
            return revoke.catch { error in forget.andThen(.error(error)) }.andThen(forget)
        }
    }
}
