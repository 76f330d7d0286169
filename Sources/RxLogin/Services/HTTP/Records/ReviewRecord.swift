/// A review as the server sends it.
struct ReviewRecord: Decodable {
    let id: Int
    let showId: Int
    let author: String
    let rating: Int
    let comment: String

    /// The review, unless it has a rating that there is not.
    var review: Review {
        get throws(ServiceError) {
            guard ReviewDraft.ratings.contains(rating) else { throw .malformed }
            return Review(id: id, showID: showId, author: author, rating: rating, comment: comment)
        }
    }
}

/// A review as the server wants it.
struct ReviewDraftRecord: Encodable, Equatable {
    let rating: Int
    let comment: String
}
