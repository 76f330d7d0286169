/// The words that do something wherever they are typed.
enum SessionCommand: String, CaseIterable, Sendable {
    case register
    case logout
    case back
    case help
    case quit

    /// Those that every screen knows.
    static let everywhere = [back, help, quit]
}
