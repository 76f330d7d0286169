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
            session.userService.logout(user, storedIn: session.sessions).map(\.first)
        case .failure(let error):
            session.sessions.forgetUnreadable().failure.map { $0 ?? error }
        }
    }
}
