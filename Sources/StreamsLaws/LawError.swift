import Streams

/// An error that a law or a random program sends or throws.
public enum LawError: Error, Equatable {
    /// The source with this index failed.
    case source(Int)
    /// The closure with this index threw.
    case closure(Int)
}
