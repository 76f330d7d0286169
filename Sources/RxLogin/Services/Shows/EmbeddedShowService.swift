import Streams

/// The show service that needs nothing installed: fixed shows, and reviews that last as long as the service.
public final class EmbeddedShowService: ShowServiceable {
    private let session: SessionCheck
    private let latency: Latency?
    private let reviews = Lock(EmbeddedShows.reviews)

    /// Creates a service for whoever `authorization` speaks for, if `users` knows them.
    public init(users: any UserServiceable, authorization: AuthorizationAdapter, latency: Latency? = nil) {
        session = SessionCheck(users: users, authorization: authorization)
        self.latency = latency
    }

    /// All shows, by title.
    public func shows() -> Single<[Show]> {
        answer { _ in EmbeddedShows.shows.sorted { $0.title < $1.title } }
    }

    /// One show.
    public func show(withID id: Int) -> Single<Show> {
        answer { _ in try EmbeddedShows.show(withID: id) }
    }

    /// The reviews of a show, the oldest first.
    public func reviews(ofShow id: Int) -> Single<[Review]> {
        answer { [self] _ in
            let show = try EmbeddedShows.show(withID: id)
            return reviews.withLock { $0.filter { $0.showID == show.id } }
        }
    }

    /// Publishes a review in the name of whoever is logged in.
    public func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        answer { [self] user in
            let show = try EmbeddedShows.show(withID: id)
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

    private func answer<Answer: Sendable>(_ work: @escaping @Sendable (User) throws -> Answer) -> Single<Answer> {
        latency.delay(session.user.map(work))
    }
}
