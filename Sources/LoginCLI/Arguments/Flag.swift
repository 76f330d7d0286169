/// The flags as they are typed.
enum Flag: String, CaseIterable, Sendable {
    case email = "--email"
    case passwordStdin = "--password-stdin"
    case remember = "--remember"
    case store = "--store"
    case noInput = "--no-input"
    case color = "--color"
    case help = "--help"
    case version = "--version"

    var takesValue: Bool {
        switch self {
        case .email, .store, .color: true
        case .passwordStdin, .remember, .noInput, .help, .version: false
        }
    }

    /// The commands it goes with; `nil` is for every command and for none.
    var commands: [CommandName]? {
        switch self {
        case .email, .passwordStdin: [.login, .register]
        case .remember: [.login]
        case .store, .noInput, .color, .help, .version: nil
        }
    }
}
