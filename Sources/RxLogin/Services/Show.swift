import Foundation

/// A show that people watch and review.
public struct Show: Sendable, Equatable {
    /// What tells it from other shows.
    public let id: Int
    /// What it is called.
    public let title: String
    /// What it is about.
    public let description: String
    /// Where its picture is, if it has one.
    public let imageURL: URL?

    /// Creates a show.
    public init(id: Int, title: String, description: String, imageURL: URL?) {
        self.id = id
        self.title = title
        self.description = description
        self.imageURL = imageURL
    }
}
