/// What somebody thinks of a show.
public struct Review: Sendable, Equatable {
    /// What tells it from other reviews.
    public let id: Int
    /// The show it is about.
    public let showID: Int
    /// Who wrote it: the email's part before the `@`.
    public let author: String
    /// From 1, the worst, to 5.
    public let rating: Int
    /// The words that go with the rating.
    public let comment: String

    /// Creates a review.
    public init(id: Int, showID: Int, author: String, rating: Int, comment: String) {
        self.id = id
        self.showID = showID
        self.author = author
        self.rating = rating
        self.comment = comment
    }
}
