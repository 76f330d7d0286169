import Streams

/// Loads a show and its reviews from the service, and publishes reviews.
final class DetailsInteractor {
    private let service: any ShowServiceable

    /// Creates an interactor over a service.
    init(service: any ShowServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension DetailsInteractor: DetailsInteractorInterface {
    /// Emits a show.
    func show(withID id: Int) -> Single<Show> { service.show(withID: id) }

    /// Emits the reviews of a show, the oldest first.
    func reviews(ofShow id: Int) -> Single<[Review]> { service.reviews(ofShow: id) }

    /// Publishes a review, and emits it.
    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        service.addReview(draft, toShow: id)
    }
}
