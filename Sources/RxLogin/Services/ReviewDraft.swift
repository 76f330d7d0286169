/// A review before it is sent: who writes it, and about what, the service knows.
public struct ReviewDraft: Sendable, Equatable {
    /// The ratings there are.
    public static let ratings = 1...5
    /// The longest comment, in characters.
    public static let maxCommentLength = 500

    /// From 1, the worst, to 5.
    public let rating: Int
    /// The words that go with the rating.
    public let comment: String

    /// Creates a draft.
    public init(rating: Int, comment: String) {
        self.rating = rating
        self.comment = comment
    }

    /// Why the draft cannot be sent, as a sentence, or `nil` when it can.
    public var problem: String? {
        if !Self.ratings.contains(rating) { return "Rate the show from 1 to 5." }
        if comment.allSatisfy(\.isWhitespace) { return "Write a few words about the show." }
        if comment.unicodeScalars.count > Self.maxCommentLength {
            return "The review is too long. Use at most \(Self.maxCommentLength) characters."
        }
        return nil
    }
}
