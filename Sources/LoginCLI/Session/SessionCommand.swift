/// The words that do something wherever they are typed.
enum SessionCommand: String, CaseIterable, Sendable {
    case register
    case review
    case next
    case previous
    case reload
    case home
    case logout
    case open
    case back
    case help
    case quit

    /// The words for the command: its name, and what people try in other programs.
    var words: [String] {
        switch self {
        case .help: [rawValue, "?", "-h", "--help"]
        case .quit: [rawValue, "exit", "q"]
        default: [rawValue]
        }
    }

    /// Those that every screen knows.
    static let everywhere = [open, back, help, quit]

    /// Those that leave a screen, and so need not wait until it has done its work.
    static let leaving = [home, back, quit]
}
