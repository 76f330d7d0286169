import Foundation
import RxLogin

/// An error in the command line or in the input that belongs to it.
///
/// No case contains a value that may be a password, so that none is printed by mistake.
enum UsageError: Error, Equatable, Sendable {
    case unknownCommand(String, nearest: String?)
    case unknownFlag(String, nearest: String?)
    case unexpectedArgument(position: Int)
    case notText(position: Int)
    case tooLong(position: Int)
    /// An environment variable, which the flag replaces.
    case environmentNotText(name: String, instead: Flag)
    case notAWeatherKey
    case duplicate(Flag)
    case missingArgument(CommandName)
    case missingValue(Flag)
    case emptyValue(Flag)
    case unexpectedValue(Flag)
    case unknownColorChoice(String)
    case unknownLocale(String)
    case unknownShell(String)
    case server(ServiceError, source: String)
    /// A server on another machine, by http without `--insecure`.
    case unencrypted(ServiceError, source: String)
    case route(RouteError)
    /// The place is opened by a command, which needs more input than a route contains.
    case notAScreen(Route)
    case wrongCommand(Flag, CommandName?)
    case contradiction(Flag, Flag)
    case passwordWithoutEmail
    /// A password on a command line is visible to other users and in the history of the shell.
    case passwordInArguments
    case missingInput(Flag, CommandName)
    case sessionWithoutInput
    /// `--password-stdin` at a terminal is a prompt, which `--no-input` forbids.
    case passwordFromTerminal
    case password(PasswordFault)
}

/// The reason why standard input does not contain a password.
enum PasswordFault: Error, Equatable, Sendable {
    case empty
    case severalLines
    case tooLong
    case notText
    case containsNUL
    case unreadable(Int32)
}

extension UsageError {
    var message: String {
        switch self {
        case .unknownCommand(let name, let nearest): "Unknown command '\(name.visible)'." + suggestion(nearest)
        case .unknownFlag(let name, let nearest): "Unknown flag '\(name.visible)'." + suggestion(nearest)
        case .unexpectedArgument(let position): "Argument \(position) is unexpected."
        case .notText(let position): "Argument \(position) is not UTF-8 text."
        case .tooLong(let position):
            "Argument \(position) is too long. An argument has at most \(ArgumentParser.limit) bytes."
        case .environmentNotText(let name, let flag):
            "The environment variable \(name) is not UTF-8 text. Change it, or use \(flag.rawValue)."
        case .notAWeatherKey:
            "\(Options.WeatherSource.keyVariable) is not a key. A key has letters, digits and the characters -._~ only."
        case .duplicate(let flag): "\(flag.rawValue) is given more than once."
        case .missingArgument(let command): missing(command)
        case .missingValue(let flag):
            "\(flag.rawValue) needs a value. Write a value that begins with '-' as \(flag.rawValue)=VALUE."
        case .emptyValue(let flag): "The value of \(flag.rawValue) is empty."
        case .unexpectedValue(let flag): "\(flag.rawValue) takes no value."
        case .unknownColorChoice(let value): "--color takes auto, always or never, not '\(value.visible)'."
        case .unknownLocale(let value): "There is no locale '\(value.visible)'. A locale is written as in de_DE."
        case .unknownShell(let value): "There are completions for bash, zsh and fish, not for '\(value.visible)'."
        case .server(let error, let source): "\(source): " + error.sentence.visible
        case .unencrypted(let error, let source):
            "\(source): \(error.sentence.visible) If you trust everything on the way, use \(Flag.insecure.rawValue)."
        case .route(let error): error.sentence.visible
        case .notAScreen(let route): "There is nothing to print at \(route). Use the command \(route)."
        case .wrongCommand(let flag, let command): misplaced(flag, command)
        case .contradiction(let flag, let other): "\(flag.rawValue) and \(other.rawValue) contradict each other."
        case .passwordWithoutEmail: "--password-stdin needs --email, since standard input contains the password."
        case .passwordInArguments:
            "Other users can see a password on the command line. Use --password-stdin and send it to standard input."
        case .missingInput(let flag, let command):
            "\(command.rawValue) needs \(flag.rawValue), since it cannot prompt here."
        case .sessionWithoutInput:
            "A session prompts, which --no-input forbids. Use a command, or send a script to standard input."
        case .passwordFromTerminal:
            "--password-stdin reads a pipe or a file; at a terminal it would prompt, which --no-input forbids."
        case .password(let fault): fault.message
        }
    }

    private func suggestion(_ nearest: String?) -> String {
        nearest.map { " Did you mean '\($0)'?" } ?? ""
    }

    private func missing(_ command: CommandName) -> String {
        guard let argument = command.argument else { return "" }
        let example = argument == .place ? "show:42" : argument.choices.first ?? ""
        return
            "\(command.rawValue) needs a \(argument.rawValue.lowercased()), for example: \(command.rawValue) \(example)"
    }

    private func misplaced(_ flag: Flag, _ command: CommandName?) -> String {
        let places = flag.commands.map(\.rawValue) + (flag.isForSession ? ["a session"] : [])
        let list = places.dropLast().joined(separator: ", ") + (places.count > 1 ? " or " : "") + (places.last ?? "")
        return "\(flag.rawValue) goes with \(list), not with \(command?.rawValue ?? "a session")."
    }
}

extension PasswordFault {
    var message: String {
        switch self {
        case .empty: "The password on standard input is empty."
        case .severalLines: "Standard input contains more than one line; the password is one line."
        case .tooLong: "The password on standard input is too long."
        case .notText: "The password on standard input is not UTF-8 text."
        case .containsNUL: "The password on standard input contains a NUL byte."
        case .unreadable(let code): "Standard input cannot be read: \(String(cString: strerror(code)))."
        }
    }
}
