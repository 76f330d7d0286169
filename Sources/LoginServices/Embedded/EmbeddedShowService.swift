import RxLogin
import Streams
import Synchronization

/// The show service without a server: sample shows, and reviews that last as long as the service.
public final class EmbeddedShowService: ShowServiceable {
    private let session: SessionCheck
    private let reviews = Mutex(SampleShows.reviews)

    /// Creates a service for the user of `authorization`, whom `users` has to know.
    public init(users: any UserServiceable, authorization: AuthorizationAdapter) {
        session = SessionCheck(users: users, authorization: authorization)
    }

    /// Emits all shows, by title.
    public func shows() -> Single<[Show]> {
        session.user.map { _ in SampleShows.shows.sorted { $0.title < $1.title } }
    }

    /// Emits one show.
    public func show(withID id: Int) -> Single<Show> {
        session.user.map { _ in try SampleShows.show(withID: id) }
    }

    /// Emits the reviews of a show, the oldest first.
    public func reviews(ofShow id: Int) -> Single<[Review]> {
        session.user.map { [self] _ in
            let show = try SampleShows.show(withID: id)
            return reviews.withLock { $0.filter { $0.showID == show.id } }
        }
    }

    /// Publishes a review in the name of the current user.
    public func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        session.user.map { [self] user in
            let show = try SampleShows.show(withID: id)
            if let reason = draft.problem { throw ServiceError.refused(reason: reason) }
            return reviews.withLock { reviews in
                let review = Review(
                    id: (reviews.map(\.id).max() ?? 0) + 1, showID: show.id,
                    author: String(user.email.prefix { $0 != "@" }), rating: draft.rating, comment: draft.comment)
                reviews.append(review)
                return review
            }
        }
    }
}
