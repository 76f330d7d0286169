import RxLogin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Every text about the command line, in one place.
enum ArgumentTexts {
    static let version = "LoginCLI 0.1.0"

    static let hint = "Try 'LoginCLI --help'."

    static func failure(_ error: UsageError) -> String {
        "LoginCLI: " + error.message
    }

    static let help = """
        Usage: LoginCLI [command] [flags]

        Without a command, a session starts: with prompts on a terminal, or as a
        script read from standard input.

        Commands:
          open PLACE Print a screen, show:42 for example: --email E --password-stdin,
                     or for who is remembered
          login      Log in: --email E --password-stdin [--remember]
          register   Create an account: --email E --password-stdin
          status     Show who is logged in, and where that is kept
          logout     Log out

        Flags:
          --email E             The account
          --password-stdin      Read the password from standard input
          --remember            Stay logged in after the command or session ends
          --store FILE          Keep users in FILE and the session in FILE.session
          --server URL          Ask this server instead of the embedded services;
                                the session is kept for each server by itself
          --locale L            Write numbers and dates as in L, de_DE for example
          --no-input            Never prompt; fail if something is missing
          --color WHEN          auto (default), always or never
          --help                Show this
          --version             Show the version
          --                    End of the flags

        Places:
          \(RouteTable.patterns.joined(separator: ", "))

        In a session:
          open PLACE, back, help and quit work at any prompt, and others where
          they make sense; help tells which. To enter such a word itself, as a
          password for example, type a backslash before it: \\register.
          An empty line keeps the email that is shown in brackets.
          back, home and quit work while something is loaded, too.

        A script sends the lines that would be typed. It ends with 0 when it ends
        while somebody is logged in, after logout, or with quit; otherwise with 1.
        If the last login or registration failed, it ends with the code of that.
        A line that cannot be used ends it at once.

        Exit codes: 0 done, 1 failed, 2 wrong usage, 4 rejected or not logged in,
        130 interrupted.
        """
}

extension UsageError {
    var message: String {
        switch self {
        case .unknownCommand(let name, let nearest): "Unknown command '\(name.visible)'." + suggestion(nearest)
        case .unknownFlag(let name, let nearest): "Unknown flag '\(name.visible)'." + suggestion(nearest)
        case .unexpectedArgument(let position): "Argument \(position) is one too many."
        case .notText(let position): "Argument \(position) is not UTF-8 text."
        case .duplicate(let flag): "\(flag.rawValue) is given more than once."
        case .missingValue(let flag):
            "\(flag.rawValue) needs a value. One that begins with '-' is written \(flag.rawValue)=VALUE."
        case .unexpectedValue(let flag): "\(flag.rawValue) takes no value."
        case .badColor(let value): "--color takes auto, always or never, not '\(value.visible)'."
        case .badLocale(let value): "There is no locale '\(value.visible)'. One is written as in de_DE."
        case .server(let error): "--server: " + error.sentence.visible
        case .missingRoute: "open needs to know what to open, as in open show:42."
        case .route(let error): error.sentence.visible
        case .notAScreen(let route): "There is nothing to print at \(route). Use the command \(route)."
        case .wrongCommand(let flag, let command): misplaced(flag, command)
        case .passwordWithoutEmail: "--password-stdin needs --email, since standard input holds the password."
        case .passwordInArguments:
            "A password on the command line can be seen by others. Use --password-stdin and send it to standard input."
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

    private func misplaced(_ flag: Flag, _ command: CommandName?) -> String {
        let places = (flag.commands ?? []).map(\.rawValue).joined(separator: " or ")
        let all = flag.goesWithSession ? places + " or a session" : places
        return "\(flag.rawValue) goes with \(all), not with \(command?.rawValue ?? "a session")."
    }
}

extension PasswordFault {
    var message: String {
        switch self {
        case .empty: "The password on standard input is empty."
        case .severalLines: "Standard input holds more than one line; the password is one line."
        case .tooLong: "The password on standard input is too long."
        case .notText: "The password on standard input is not UTF-8 text."
        case .containsNUL: "The password on standard input contains a NUL byte."
        case .unreadable(let code): "Standard input cannot be read: \(String(cString: strerror(code)))."
        }
    }
}
