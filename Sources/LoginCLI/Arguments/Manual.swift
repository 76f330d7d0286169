import RxLogin

/// The documentation of the program: the help and the manual page, from the same table as the parser.
enum Manual {
    static let version = "LoginCLI 0.1.0"
    static let hint = "Try 'LoginCLI --help'."

    fileprivate static let usage = "LoginCLI [COMMAND] [FLAGS]"
    fileprivate static let purpose = "log in to shows, the weather and a statement"

    fileprivate struct Section {
        let title: String
        var paragraphs: [String] = []
        var entries: [(term: String, text: String)] = []
        /// Whether the manual page has the section and the help does not.
        var isDetail = false
    }

    fileprivate static let sections = [
        Section(
            title: "Description",
            paragraphs: [
                "Without a command, a session starts: with prompts at a terminal, otherwise as a script read from "
                    + "standard input."
            ]),
        Section(
            title: "Commands",
            entries: CommandName.allCases.map { command in
                (term(of: command), command.summary)
            }),
        Section(
            title: "Flags",
            entries: Flag.allCases.map { (term(of: $0), $0.summary + uses(of: $0)) } + [("--", "End of the flags")]),
        Section(title: "Places", paragraphs: [RouteTable.places.joined(separator: ", ")]),
        Section(
            title: "Sessions",
            paragraphs: [
                "open PLACE, back, help and quit work at any prompt; help lists the commands of the current screen. To "
                    + "enter such a word itself, for example as a password, type a backslash before it: \\register. An "
                    + "empty line accepts the email in brackets. Ctrl-D quits. back and quit also work while a request is in "
                    + "flight, and home while a screen loads."
            ]),
        Section(
            title: "Scripts",
            paragraphs: [
                "A script contains the lines that a person would type, so the password of a registration twice. A line "
                    + "that cannot be used ends it. Its exit code is that of the last login, registration, logout or place "
                    + "that was opened. Without one, it is 0 with quit or while a user is logged in. It is 1 if the input "
                    + "ends before a form does."
            ]),
        Section(title: "Exit codes", entries: ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }),
        Section(
            title: "Environment",
            entries: [
                ("LC_ALL, LC_NUMERIC, LANG", "The locale of numbers and dates, without --locale"),
                ("LOGINCLI_SERVER, LOGINCLI_STORE", "The server and the store, without --server and --store"),
                (Options.WeatherSource.keyVariable, "The key for the weather of OpenWeatherMap, which is used with it"),
                (Options.WeatherSource.serverVariable, "A server to use in place of OpenWeatherMap"),
                ("NO_COLOR", "If it is not empty, no colors are used, without --color"),
                ("TERM", "If it is empty or dumb, neither colors nor a spinner are used"),
                ("XDG_DATA_HOME", "On Linux, the folder for the files, instead of ~/.local/share"),
            ], isDetail: true),
        Section(
            title: "Examples",
            entries: [
                ("LoginCLI", "Start a session"),
                ("LoginCLI open statement --locale de_DE | cut -f 3", "Print the amounts of the statement"),
                ("source <(LoginCLI completion bash)", "Use completions in bash"),
                ("LoginCLI completion zsh > ~/.zfunc/_LoginCLI", "Use completions in zsh, if ~/.zfunc is in fpath"),
                ("LoginCLI completion fish > ~/.config/fish/completions/LoginCLI.fish", "Use completions in fish"),
                ("LoginCLI man > ~/.local/share/man/man1/LoginCLI.1", "Install the manual page"),
            ], isDetail: true),
    ]

    fileprivate static func term(of command: CommandName) -> String {
        [command.rawValue, command.argument?.rawValue].compactMap { $0 }.joined(separator: " ")
    }

    fileprivate static func term(of flag: Flag) -> String {
        [flag.names.reversed().joined(separator: ", "), flag.value?.rawValue].compactMap { $0 }.joined(separator: " ")
    }

    /// Flags of every command need no list of commands.
    private static func uses(of flag: Flag) -> String {
        let commands = flag.commands
        guard commands.count <= 3 else { return "" }
        return " (" + (commands.map(\.rawValue) + (flag.isForSession ? ["sessions"] : [])).joined(separator: ", ") + ")"
    }
}

// MARK: - Help -

extension Manual {
    private static let width = 80
    private static let termWidth = 19

    static var help: String { help(usage, sections.filter { !$0.isDetail }) }

    /// The help of one command.
    static func help(of command: CommandName) -> String {
        var sections = [
            Section(title: "Description", paragraphs: [command.summary + "."]),
            Section(title: "Flags", entries: Flag.flags(of: command).map { (term(of: $0), $0.summary) }),
        ]
        if command.argument == .place {
            sections.append(Section(title: "Places", paragraphs: [RouteTable.places.joined(separator: ", ")]))
        }
        sections.append(Section(title: "More", paragraphs: ["LoginCLI --help lists the commands and the exit codes."]))
        return help("LoginCLI \(term(of: command)) [FLAGS]", sections)
    }

    private static func help(_ usage: String, _ sections: [Section]) -> String {
        let texts = sections.map { section in
            let lines = section.paragraphs.flatMap { $0.lines(of: width - 2) } + section.entries.flatMap(lines)
            return section.title + ":\n" + lines.map { "  " + $0 }.joined(separator: "\n")
        }
        return (["Usage: " + usage] + texts).joined(separator: "\n\n")
    }

    /// The term, and the text in a column beside it.
    private static func lines(of entry: (term: String, text: String)) -> [String] {
        let text = entry.text.lines(of: width - 4 - termWidth)
        return zip([entry.term] + text.dropFirst().map { _ in "" }, text).map { $0.padded(to: termWidth) + "  " + $1 }
    }
}

// MARK: - Manual page -

extension Manual {
    /// The manual page as source for `man`.
    static var page: String {
        var lines = [
            ".TH LOGINCLI 1 \"\" \"\(version)\"", ".SH NAME", "LoginCLI \\- \(purpose)", ".SH SYNOPSIS",
            ".B " + roff(usage).joined(),
        ]
        for section in sections {
            lines.append(".SH " + section.title.uppercased())
            for (index, paragraph) in section.paragraphs.enumerated() {
                lines += (index == 0 ? [] : [".PP"]) + roff(paragraph)
            }
            lines += section.entries.flatMap { [".TP", ".B " + roff($0.term).joined()] + roff($0.text) }
        }
        return lines.joined(separator: "\n")
    }

    /// A text as it is printed: hyphens that can be copied, and no line that begins with a request.
    private static func roff(_ text: String) -> [String] {
        text.lines(of: width - 4).map { line in
            let escaped = line.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("~", with: "\\(ti")
            return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
        }
    }
}
