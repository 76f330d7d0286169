import LoginServices
import RxLogin

/// What the command line asks for.
struct Invocation: Equatable, Sendable {
    var command: Command
    var options = Options()

    /// Whether the command may ask for input at a terminal.
    var asks: Bool {
        switch command {
        case .session, .open, .login, .register: options.mayPrompt
        case .status, .logout, .help, .version: false
        }
    }
}

enum Command: Equatable, Sendable {
    /// Prompts on a terminal, or a script from standard input.
    case session(remember: Bool)
    /// Prints one screen.
    case open(Route, Credentials)
    case login(Credentials, remember: Bool)
    case register(Credentials)
    case status
    case logout
    case help
    case version
}

/// Where the credentials of a command come from; what is missing is prompted for.
struct Credentials: Equatable, Sendable {
    var email: String?
    var passwordFromInput = false
}

struct Options: Equatable, Sendable {
    var color = ColorChoice.auto
    /// The file of the user store, instead of the default one.
    var store: String?
    /// The server to ask, instead of the embedded services.
    var server: ServerAddress?
    var mayPrompt = true
    /// How numbers and dates are written, instead of what the environment says.
    var locale: String?
}
