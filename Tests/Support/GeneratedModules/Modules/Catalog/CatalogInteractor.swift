import Streams

/// Calls the services of Catalog.
public final class CatalogInteractor {
    /// Creates an interactor.
    public init() {}
}

// MARK: - Extensions -

extension CatalogInteractor: CatalogInteractorInterface {
    /// Loads the models.
    public func load() -> Single<[String]> { .just([]) }
}
