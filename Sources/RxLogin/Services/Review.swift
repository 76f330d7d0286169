/// A review of a show.
public struct Review: Sendable, Equatable, Codable {
    /// The id of the review.
    public let id: Int
    /// The id of the show.
    public let showID: Int
    /// The name of the author, the part of the email before the `@`.
    public let author: String
    /// The rating, from 1, the worst, to 5.
    public let rating: Int
    /// The text of the review.
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
