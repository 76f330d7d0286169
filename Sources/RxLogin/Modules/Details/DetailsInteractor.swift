import Streams

/// Gets a show and its reviews from the service, and publishes reviews there.
public final class DetailsInteractor {
    private let service: any ShowServiceable

    /// Creates an interactor over a service.
    public init(service: any ShowServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension DetailsInteractor: DetailsInteractorInterface {
    /// A show.
    public func show(withID id: Int) -> Single<Show> { service.show(withID: id) }

    /// The reviews of a show, the oldest first.
    public func reviews(ofShow id: Int) -> Single<[Review]> { service.reviews(ofShow: id) }

    /// Publishes a review.
    public func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        service.addReview(draft, toShow: id)
    }
}
