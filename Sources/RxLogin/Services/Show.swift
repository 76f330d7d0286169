import Foundation

/// A show.
public struct Show: Sendable, Equatable {
    /// The id of the show.
    public let id: Int
    /// The title of the show.
    public let title: String
    /// The description of the show.
    public let description: String
    /// The URL of the picture, if there is one.
    public let imageURL: URL?

    /// Creates a show.
    public init(id: Int, title: String, description: String, imageURL: URL?) {
        self.id = id
        self.title = title
        self.description = description
        self.imageURL = imageURL
    }
}
