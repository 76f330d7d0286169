/// An error of a law.
enum LawError: Error, Equatable {
    /// A source failed.
    case source(Int)
    /// A closure threw.
    case closure(Int)
}
