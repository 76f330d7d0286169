import Streams

/// Ends stored sessions.
public final class LogoutInteractor {
    private let catalog: any SessionCatalog

    /// Creates an interactor over the sessions to end.
    public init(catalog: any SessionCatalog) {
        self.catalog = catalog
    }
}

// MARK: - Extensions -

extension LogoutInteractor: LogoutInteractorInterface {
    /// Emits the sessions to end.
    public func sessions() -> Single<[RememberedSession]> { catalog.sessions() }

    /// Ends a session at its service and removes it from its storage; emits the first failure.
    public func end(_ session: RememberedSession) -> Single<ServiceError?> {
        let revoke = session.userService.logout(authorizationHeader: session.user.authorizationHeader)
        return failure(of: revoke).flatMap { [self] revoked in
            failure(of: session.sessions.forget(session.user)).map { revoked ?? $0 }
        }
    }

    private func failure(of work: Completable) -> Single<ServiceError?> {
        work.andThen(Single<ServiceError?>.just(nil)).catch { .just(ServiceError($0)) }
    }
}
