import RxLogin
import Streams

/// A service of shows with the answers of a test; by default it has no shows.
struct StubShows: ShowServiceable {
    var list: Single<[Show]> = .just([])
    var show: Single<Show> = .error(ServiceError.notFound)
    var addReview: @Sendable (ReviewDraft) -> Single<Review> = { _ in .error(ServiceError.notFound) }

    func shows() -> Single<[Show]> { list }
    func show(withID id: Int) -> Single<Show> { show }
    func reviews(ofShow id: Int) -> Single<[Review]> { .just([]) }
    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> { addReview(draft) }
}
