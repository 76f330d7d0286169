/// A review before it is sent; the service adds the author and the show.
public struct ReviewDraft: Sendable, Equatable {
    /// The possible ratings.
    public static let ratings = 1...5
    /// The length of the longest comment, in Unicode scalars.
    public static let maxCommentLength = 500

    /// The rating, from 1, the worst, to 5.
    public let rating: Int
    /// The text of the review.
    public let comment: String

    /// Creates a draft.
    public init(rating: Int, comment: String) {
        self.rating = rating
        self.comment = comment
    }

    /// The reason why the draft cannot be sent, as a sentence, or `nil` if it can be sent.
    public var problem: String? {
        if !Self.ratings.contains(rating) { return "Rate the show from 1 to 5." }
        if comment.allSatisfy(\.isWhitespace) { return "Write a few words about the show." }
        if comment.unicodeScalars.count > Self.maxCommentLength {
            return "The review is too long. Use at most \(Self.maxCommentLength) characters."
        }
        return nil
    }
}
