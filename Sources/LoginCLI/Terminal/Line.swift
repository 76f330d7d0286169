/// What one request for a line yields.
enum Line: Equatable, Sendable {
    case text(String)
    /// The line was read to its end, but not kept.
    case tooLong
    /// The line is not UTF-8.
    case notText
    case containsNUL
    /// Nothing is left to read, or the user typed Ctrl-D.
    case end
    /// Reading failed; the code is an `errno`.
    case unreadable(Int32)
}
