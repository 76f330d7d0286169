import Streams

/// Lists the stored sessions.
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
}
