import Streams

/// What the modules ask of the service that knows shows and their reviews.
///
/// Everything needs a session: without one it fails with `ServiceError.unauthorized`. An id nobody knows fails with
/// `.notFound`. Nothing happens before somebody subscribes; answers come on any thread.
public protocol ShowServiceable: Sendable {
    /// All shows, by title.
    func shows() -> Single<[Show]>

    /// One show.
    func show(withID id: Int) -> Single<Show>

    /// The reviews of a show, the oldest first.
    func reviews(ofShow id: Int) -> Single<[Review]>

    /// Publishes a review in the name of whoever is logged in; `ServiceError.refused` for one that will not do.
    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review>
}
