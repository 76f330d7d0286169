import Streams

/// Loads the shows from the service.
public final class ShowsInteractor {
    private let service: any ShowServiceable

    /// Creates an interactor over a service.
    public init(service: any ShowServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension ShowsInteractor: ShowsInteractorInterface {
    /// Emits all shows, ordered by title.
    public func shows() -> Single<[Show]> { service.shows() }
}
