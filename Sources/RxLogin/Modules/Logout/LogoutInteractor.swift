import Streams

/// Ends stored sessions.
final class LogoutInteractor {
    private let catalog: any SessionCatalog

    /// Creates an interactor over the sessions to end.
    init(catalog: any SessionCatalog) {
        self.catalog = catalog
    }
}

// MARK: - Extensions -

extension LogoutInteractor: LogoutInteractorInterface {
    /// Emits the sessions to end.
    func sessions() -> Single<[RememberedSession]> { catalog.sessions() }

    /// Removes a session from its storage and ends it at its service; emits the failure of the service, or the other.
    ///
    /// A session that cannot be read is removed, and its failure emitted.
    func end(_ session: RememberedSession) -> Single<ServiceError?> {
        switch session.user {
        case .success(let user):
            let revoke = session.userService.logout(authorizationHeader: user.authorizationHeader)
            // The service may never answer, and the next run must not use the session.
            return failure(of: session.sessions.forget(user)).flatMap { [self] forgotten in
                failure(of: revoke).map { $0 ?? forgotten }
            }
        case .failure(let error):
            return failure(of: session.sessions.forgetUnreadable()).map { $0 ?? error }
        }
    }

    private func failure(of work: Completable) -> Single<ServiceError?> {
        work.andThen(Single<ServiceError?>.just(nil)).catch { .just(ServiceError($0)) }
    }
}
