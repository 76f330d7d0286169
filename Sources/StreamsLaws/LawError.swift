/// An error that a law sends or throws.
public enum LawError: Error, Equatable {
    /// The source with this index failed.
    case source(Int)
    /// The closure with this index threw.
    case closure(Int)
}
