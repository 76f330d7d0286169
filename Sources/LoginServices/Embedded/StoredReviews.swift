import RxLogin

/// The reviews of users in a document, after those of a sample.
struct StoredReviews: ReviewManager {
    let document: any Document<[Review]>
    let sample: [Review]

    func all(ofShow id: Int) throws(ServiceError) -> [Review] {
        (sample + (try document.read() ?? [])).filter { $0.showID == id }
    }

    func add(_ draft: ReviewDraft, by author: String, toShow id: Int) throws(ServiceError) -> Review {
        try document.change { (stored) throws(ServiceError) in
            let reviews = stored ?? []
            let review = Review(
                id: Self.newID(besides: sample + reviews), showID: id, author: author, rating: draft.rating,
                comment: draft.comment)
            stored = reviews + [review]
            return review
        }
    }

    /// Returns an unused id; the greatest one of a file can be the greatest integer.
    private static func newID(besides reviews: [Review]) -> Int {
        let used = Set(reviews.map(\.id))
        var id = reviews.count + 1
        while used.contains(id) { id += 1 }
        return id
    }
}
