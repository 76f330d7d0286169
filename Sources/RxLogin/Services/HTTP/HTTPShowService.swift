import Streams

/// The show service of a server.
struct HTTPShowService: ShowServiceable {
    let api: any APIService

    func shows() -> Single<[Show]> {
        api.shows().map { $0.map(\.show) }
    }

    func show(withID id: Int) -> Single<Show> {
        api.show(withID: id).map(\.show)
    }

    func reviews(ofShow id: Int) -> Single<[Review]> {
        api.reviews(ofShow: id).map { try $0.map { try $0.review } }
    }

    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        api.addReview(ReviewDraftRecord(rating: draft.rating, comment: draft.comment), toShow: id).map { try $0.review }
    }
}
