import Streams

/// Calls the service of Catalog.
final class CatalogInteractor {
    private let service: any CatalogServiceable

    init(service: any CatalogServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension CatalogInteractor: CatalogInteractorInterface {
    func load() -> Single<[String]> {
        .create { [service] in try await service.models() }
    }
}
