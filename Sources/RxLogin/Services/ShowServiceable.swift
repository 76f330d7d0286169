import Streams

/// The service of shows and their reviews, as seen by the modules.
///
/// Each request needs a session, and fails with `ServiceError.unauthorized` without one. An unknown id fails with
/// `.notFound`. Requests begin at the subscription; answers arrive on any thread.
public protocol ShowServiceable: Sendable {
    /// Emits all shows, by title.
    func shows() -> Single<[Show]>

    /// Emits one show.
    func show(withID id: Int) -> Single<Show>

    /// Emits the reviews of a show, the oldest first.
    func reviews(ofShow id: Int) -> Single<[Review]>

    /// Publishes a review in the name of the current user; fails with `ServiceError.refused` for an invalid one.
    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review>
}
