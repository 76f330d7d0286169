import RxLogin

/// The commands of the command line.
///
/// Commands, flags and values are one table: the parser, the help, the manual page and the completions read it.
enum CommandName: String, CaseIterable, Sendable {
    case open
    case login
    case register
    case status
    case logout
    case completion
    case man
    case help

    init?(_ word: String) {
        guard let command = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
        self = command
    }

    /// The name, and the words of other programs for the command.
    var words: [String] {
        switch self {
        case .status: [rawValue, "whoami"]
        case .help: [rawValue, "?"]
        default: [rawValue]
        }
    }

    var summary: String {
        switch self {
        case .open: "Print a screen, for example show:42"
        case .login: "Log in, and stay logged in"
        case .register: "Create an account"
        case .status: "Show who is logged in, and where that is stored; whoami is the same"
        case .logout: "Log out"
        case .completion: "Print the completions for bash, zsh or fish"
        case .man: "Print the manual page"
        case .help: "Print this help, or that of the command after it"
        }
    }

    /// The argument that the command requires.
    var argument: ValueKind? {
        switch self {
        case .open: .place
        case .completion: .shell
        case .login, .register, .status, .logout, .man, .help: nil
        }
    }
}

/// The flags of the command line.
enum Flag: String, CaseIterable, Sendable {
    case email = "--email"
    case passwordStdin = "--password-stdin"
    case remember = "--remember"
    case noRemember = "--no-remember"
    case store = "--store"
    case server = "--server"
    case insecure = "--insecure"
    case all = "--all"
    case locale = "--locale"
    case json = "--json"
    case noInput = "--no-input"
    case color = "--color"
    case help = "--help"
    case version = "--version"

    init?(_ name: String) {
        guard let flag = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
        self = flag
    }

    /// The long name and, if there is one, the short name.
    var names: [String] { self == .help ? [rawValue, "-h"] : [rawValue] }

    var summary: String {
        switch self {
        case .email: "The account"
        case .passwordStdin: "Read the password from standard input"
        case .remember: "Stay logged in after the session ends; login does so by itself"
        case .noRemember: "Only check the password, and do not stay logged in"
        case .store: "Store accounts in FILE, and the rest beside it, such as the session in FILE.session"
        case .server: "Use this server, or embedded for none; each server has a session of its own"
        case .insecure: "Allow http to other machines: networks on the way can read the password and the session"
        case .all: "End the stored sessions of all servers"
        case .locale: "Format numbers and dates as in LOCALE, for example de_DE"
        case .json: "Print the result or the failure as JSON; Docs/JSON.md describes it"
        case .noInput: "Never prompt; fail if something is missing"
        case .color: "Use colors: auto (default), always or never"
        case .help: "Print this help; after a command, that of the command"
        case .version: "Print the version"
        }
    }

    var value: ValueKind? {
        switch self {
        case .email: .email
        case .store: .file
        case .server: .url
        case .locale: .locale
        case .color: .when
        case .insecure, .all, .passwordStdin, .remember, .noRemember, .json, .noInput, .help, .version: nil
        }
    }

    /// The commands that accept the flag.
    var commands: [CommandName] {
        switch self {
        case .email, .passwordStdin: [.open, .login, .register]
        case .remember, .noRemember: [.login]
        case .locale: [.open]
        case .all: [.logout]
        case .json: [.open, .login, .register, .status, .logout]
        case .store, .server, .insecure, .noInput, .color: [.open, .login, .register, .status, .logout]
        case .help, .version: CommandName.allCases
        }
    }

    /// Whether a session accepts the flag, too.
    var isForSession: Bool { ![.email, .passwordStdin, .noRemember, .json, .all].contains(self) }

    /// The environment variable that is used without the flag.
    var variable: String? {
        switch self {
        case .server: "LOGINCLI_SERVER"
        case .store: "LOGINCLI_STORE"
        default: nil
        }
    }

    /// The flags that a command accepts; `nil` stands for a session.
    static func flags(of command: CommandName?) -> [Flag] {
        allCases.filter { flag in command.map(flag.commands.contains) ?? flag.isForSession }
    }
}

/// The kind of value that a command or a flag requires.
enum ValueKind: String, Sendable {
    case place = "PLACE"
    case shell = "SHELL"
    case email = "EMAIL"
    case file = "FILE"
    case url = "URL"
    case locale = "LOCALE"
    case when = "WHEN"

    /// The values, or their beginnings, if they can be listed.
    var choices: [String] {
        switch self {
        case .place:
            RouteTable.places.map { String($0.prefix { $0 != "{" }) }
        case .shell: Shell.allCases.map(\.rawValue)
        case .when: ColorChoice.allCases.map(\.rawValue)
        case .email, .file, .url, .locale: []
        }
    }
}

/// A shell with completions.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
}
