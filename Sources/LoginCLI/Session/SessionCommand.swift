/// The commands of a session.
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

    /// The words for the command: its name, and those of other programs.
    var words: [String] {
        switch self {
        case .help: [rawValue, "?", "-h", "--help"]
        case .quit: [rawValue, "exit", "q"]
        default: [rawValue]
        }
    }

    var summary: String {
        switch self {
        case .register: "Create an account"
        case .review: "Add a review"
        case .next: "Show the next page"
        case .previous: "Show the previous page"
        case .reload: "Load everything again"
        case .home: "Go back to Home"
        case .logout: "Log out"
        case .open: "Open a place in the app"
        case .back: "Go back, or cancel"
        case .help: "Show this help"
        case .quit: "Quit"
        }
    }

    /// The commands of every screen.
    static let everywhere = [open, back, help, quit]
}
