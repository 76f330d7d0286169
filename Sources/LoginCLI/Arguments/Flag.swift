/// The flags as they are typed.
enum Flag: String, CaseIterable, Sendable {
    case email = "--email"
    case passwordStdin = "--password-stdin"
    case remember = "--remember"
    case store = "--store"
    case server = "--server"
    case locale = "--locale"
    case noInput = "--no-input"
    case color = "--color"
    case help = "--help"
    case version = "--version"

    var takesValue: Bool {
        switch self {
        case .email, .store, .server, .locale, .color: true
        case .passwordStdin, .remember, .noInput, .help, .version: false
        }
    }

    /// The commands it goes with; `nil` is for every command.
    var commands: [CommandName]? {
        switch self {
        case .email, .passwordStdin: [.open, .login, .register]
        case .remember: [.login]
        case .locale: [.open]
        case .store, .server, .noInput, .color, .help, .version: nil
        }
    }

    /// Whether it goes with a session, too.
    var goesWithSession: Bool {
        switch self {
        case .email, .passwordStdin: false
        case .remember, .store, .server, .locale, .noInput, .color, .help, .version: true
        }
    }
}
