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

    /// Reads a review; fails if its rating is not 1 to 5, since a file can have been changed by hand.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        rating = try values.decode(Int.self, forKey: .rating)
        guard ReviewDraft.ratings.contains(rating) else {
            throw DecodingError.dataCorruptedError(
                forKey: .rating, in: values, debugDescription: "A rating is 1 to 5, and not \(rating).")
        }
        id = try values.decode(Int.self, forKey: .id)
        showID = try values.decode(Int.self, forKey: .showID)
        author = try values.decode(String.self, forKey: .author)
        comment = try values.decode(String.self, forKey: .comment)
    }
}
