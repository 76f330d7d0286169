import Streams

/// Lists the stored sessions.
final class SessionsInteractor {
    private let catalog: any SessionCatalog

    /// Creates an interactor over the stored sessions.
    init(catalog: any SessionCatalog) {
        self.catalog = catalog
    }
}

// MARK: - Extensions -

extension SessionsInteractor: SessionsInteractorInterface {
    /// Emits the stored sessions.
    func sessions() -> Single<[RememberedSession]> { catalog.sessions() }
}
