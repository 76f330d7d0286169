import Streams

/// Lists the stored sessions, and ends them.
public final class SessionsInteractor {
    private let catalog: any SessionCatalog

    /// Creates an interactor over the stored sessions.
    public init(catalog: any SessionCatalog) {
        self.catalog = catalog
    }
}

// MARK: - Extensions -

extension SessionsInteractor: SessionsInteractorInterface {
    /// Emits the stored sessions.
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
