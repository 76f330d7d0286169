import LoginServices
import RxLogin

/// Parses the arguments of the command line.
enum ArgumentParser {
    /// - Parameters:
    ///   - arguments: The arguments without the program's name; `nil` is one that is not UTF-8.
    ///   - environment: The environment, which names the server and the store if the arguments do not.
    static func parse(
        _ arguments: [String?], environment: [String: String] = [:]
    ) throws(UsageError) -> Invocation {
        // A request for help is answered even if other arguments are wrong or missing.
        let help = Invocation(command: .print(Manual.help))
        if arguments.prefix(while: { $0 != "--" }).contains(where: { $0.map(Flag.help.names.contains) ?? false }) {
            return help
        }
        var parsed = ParsedArguments(environment: environment)
        var rest = arguments.enumerated().makeIterator()
        var flagsEnded = false
        while let (index, argument) = rest.next() {
            guard let argument else { throw .notText(position: index + 1) }
            if flagsEnded || !argument.hasPrefix("-") || argument == "-" {
                try parsed.addWord(argument, position: index + 1)
            } else if argument == "--" {
                flagsEnded = true
            } else {
                let (name, inlineValue) = split(argument)
                let flag = try self.flag(named: name)
                var value = inlineValue
                if flag.value != nil && value == nil, let (next, candidate) = rest.next() {
                    guard let candidate else { throw .notText(position: next + 1) }
                    value = candidate.hasPrefix("-") ? nil : candidate
                }
                try parsed.addFlag(flag, value: value)
            }
            if parsed.command == .help { return help }
        }
        return try parsed.invocation()
    }

    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }

    private static func flag(named name: String) throws(UsageError) -> Flag {
        if let flag = Flag(name) { return flag }
        // A short flag may have its value attached (-psecret), which must not be printed.
        if name.hasPrefix("-p") || ["--pass", "--password"].contains(name) { throw .passwordInArguments }
        let shown = name.hasPrefix("--") ? name : String(name.prefix(2))
        throw .unknownFlag(shown, nearest: Flag.allCases.map(\.rawValue).nearest(to: name))
    }
}

extension CommandLine {
    /// The arguments after the program's name; `nil` is one that is not UTF-8.
    ///
    /// `CommandLine.arguments` replaces invalid bytes, and a changed file name is the name of another file.
    static var strictArguments: [String?] {
        (0..<Int(argc)).dropFirst().map { index in
            unsafeArgv[index].flatMap { String(validatingCString: $0) }
        }
    }
}

/// The arguments parsed so far.
private struct ParsedArguments {
    let environment: [String: String]
    private(set) var command: CommandName?
    private var argument: String?
    private var values: [Flag: String] = [:]

    init(environment: [String: String]) { self.environment = environment }

    mutating func addWord(_ word: String, position: Int) throws(UsageError) {
        guard let command else {
            self.command = try self.command(named: word)
            return
        }
        guard command.argument != nil, argument == nil else { throw .unexpectedArgument(position: position) }
        argument = word
    }

    mutating func addFlag(_ flag: Flag, value: String?) throws(UsageError) {
        if flag.value != nil && value?.isEmpty != false { throw .missingValue(flag) }
        if flag.value == nil && value != nil { throw .unexpectedValue(flag) }
        guard values.updateValue(value ?? "", forKey: flag) == nil else { throw .duplicate(flag) }
    }

    func invocation() throws(UsageError) -> Invocation {
        for flag in Flag.allCases where values[flag] != nil {
            guard Flag.flags(of: command).contains(flag) else { throw .wrongCommand(flag, command) }
        }
        if values[.passwordStdin] != nil && values[.email] == nil { throw .passwordWithoutEmail }
        if values[.remember] != nil && values[.noRemember] != nil { throw .contradiction(.remember, .noRemember) }
        if values[.all] != nil && values[.server] != nil { throw .contradiction(.all, .server) }
        return Invocation(command: try requestedCommand(), options: try options())
    }

    /// The value of a flag, or of the environment variable in its place, with the name of its source.
    private func value(of flag: Flag) -> (source: String, text: String)? {
        values[flag].map { (flag.rawValue, $0) } ?? environmentValue(of: flag)
    }

    private func environmentValue(of flag: Flag) -> (source: String, text: String)? {
        guard let name = flag.variable, let value = environment[name], !value.isEmpty else { return nil }
        return (name, value)
    }

    private func command(named name: String) throws(UsageError) -> CommandName {
        if name == "?" { return .help }
        guard let command = CommandName(rawValue: name) else {
            throw .unknownCommand(name, nearest: CommandName.allCases.map(\.rawValue).nearest(to: name))
        }
        return command
    }

    private func requestedCommand() throws(UsageError) -> Command {
        if values[.version] != nil { return .print(Manual.version) }
        let credentials = Credentials(email: values[.email], passwordFromInput: values[.passwordStdin] != nil)
        if let command, command.argument != nil, argument == nil { throw .missingArgument(command) }
        let argument = argument ?? ""
        switch command {
        case nil: return .session(remember: values[.remember] != nil)
        case .open: return .open(try screen(argument), credentials)
        case .login: return .login(credentials, remember: values[.noRemember] == nil)
        case .register: return .register(credentials)
        case .status: return .status
        case .logout: return .logout(all: values[.all] != nil)
        case .completion:
            guard let shell = Shell(rawValue: argument) else { throw .unknownShell(argument) }
            return .print(shell.completionScript)
        case .man: return .print(Manual.page)
        case .help: return .print(Manual.help)
        }
    }

    private func screen(_ text: String) throws(UsageError) -> Route {
        let route: Route
        do throws(RouteError) {
            route = try RouteTable.route(text)
        } catch {
            throw .route(error)
        }
        guard route.needsSession || route == .sessions else { throw .notAScreen(route) }
        return route
    }

    private func options() throws(UsageError) -> Options {
        var options = Options(store: value(of: .store)?.text, mayPrompt: values[.noInput] == nil)
        options.namesEmbedded = environmentValue(of: .server) != nil
        if let (source, address) = value(of: .server), address != Advice.embedded {
            do throws(ServiceError) {
                options.server = try ServerAddress(address)
            } catch {
                throw .server(error, source: source)
            }
        }
        if let value = values[.locale] {
            guard let locale = NumberLocale.known(value) else { throw .unknownLocale(value) }
            options.locale = locale
        }
        options.writesJSON = values[.json] != nil
        if let value = values[.color] {
            guard let color = ColorChoice(rawValue: value) else { throw .unknownColorChoice(value) }
            options.color = color
        }
        return options
    }
}
