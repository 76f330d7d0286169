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

    /// Removes a session from its storage and ends it at its service; emits the failures.
    ///
    /// A session that cannot be read is removed, and its failure emitted.
    func end(_ session: RememberedSession) -> Single<LogoutFailures> {
        switch session.user {
        case .success(let user):
            session.userService.logout(user, storedIn: session.sessions)
        case .failure(let error):
            session.sessions.forgetUnreadable().failure.map { storage in
                LogoutFailures(service: storage == nil ? error : nil, storage: storage)
            }
        }
    }
}
