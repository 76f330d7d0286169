import RxLogin

/// Why a command line cannot be used.
///
/// No case carries a value the user may have meant as a password, so none can be printed by mistake.
enum UsageError: Error, Equatable, Sendable {
    case unknownCommand(String, nearest: String?)
    case unknownFlag(String, nearest: String?)
    case unexpectedArgument(position: Int)
    case notText(position: Int)
    case duplicate(Flag)
    case missingValue(Flag)
    case unexpectedValue(Flag)
    case badColor(String)
    case badLocale(String)
    case server(ServiceError)
    case missingRoute
    case route(RouteError)
    /// The place is a command of its own, which asks for more than a route says.
    case notAScreen(Route)
    case wrongCommand(Flag, CommandName?)
    case passwordWithoutEmail
    /// A password does not belong on a command line, where other users and the shell's history see it.
    case passwordInArguments
    case missingInput(Flag, CommandName)
    case sessionWithoutInput
    /// `--password-stdin` at a terminal is a prompt, which `--no-input` forbids.
    case passwordFromTerminal
    case password(PasswordFault)
}

/// Why what came on standard input is no password.
enum PasswordFault: Error, Equatable, Sendable {
    case empty
    case severalLines
    case tooLong
    case notText
    case containsNUL
    case unreadable(Int32)
}
