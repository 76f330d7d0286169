import Streams

/// Loads the shows from the service.
final class ShowsInteractor {
    private let service: any ShowServiceable

    /// Creates an interactor over a service.
    init(service: any ShowServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension ShowsInteractor: ShowsInteractorInterface {
    /// Emits all shows, ordered by title.
    func shows() -> Single<[Show]> { service.shows() }
}
