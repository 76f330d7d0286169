import LoginServices
import RxLogin

/// The arguments parsed so far.
struct ParsedArguments {
    let environment: [String: String?]
    private(set) var command: CommandName?
    private var argument: String?
    private var values: [Flag: String] = [:]

    init(environment: [String: String?]) { self.environment = environment }

    mutating func addWord(_ word: String, position: Int) throws(UsageError) {
        guard let command else {
            self.command = try Self.command(named: word)
            return
        }
        guard command.argument != nil, argument == nil else { throw .unexpectedArgument(position: position) }
        argument = word
    }

    mutating func addFlag(_ flag: Flag, value: String?) throws(UsageError) {
        if flag.value != nil {
            guard let value else { throw .missingValue(flag) }
            if value.isEmpty { throw .emptyValue(flag) }
        }
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
    private func value(of flag: Flag) throws(UsageError) -> (source: String, text: String)? {
        if let value = values[flag] { return (flag.rawValue, value) }
        return try environmentValue(of: flag)
    }

    private func environmentValue(of flag: Flag) throws(UsageError) -> (source: String, text: String)? {
        guard let name = flag.variable, let text = environment[name], values[.version] == nil,
            Flag.flags(of: command).contains(flag)
        else { return nil }
        guard let text else { throw .environmentNotText(name: name, instead: flag) }
        return text.isEmpty ? nil : (name, text)
    }

    private func weather() throws(UsageError) -> Options.WeatherSource? {
        guard let value = environment[Options.WeatherSource.keyVariable], value?.isEmpty != true else { return nil }
        guard let key = value.flatMap(WeatherKey.init) else { throw .notAWeatherKey }
        let address = environment[Options.WeatherSource.serverVariable] ?? Options.WeatherSource.openWeatherMap
        do throws(ServiceError) {
            return Options.WeatherSource(server: try ServerAddress(address ?? ""), key: key)
        } catch {
            throw .server(error, source: Options.WeatherSource.serverVariable)
        }
    }

    static func command(named name: String) throws(UsageError) -> CommandName {
        guard let command = CommandName(name) else {
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
        guard route.isPlace else { throw .notAScreen(route) }
        return route
    }

    private func options() throws(UsageError) -> Options {
        var options = Options(store: try value(of: .store)?.text, mayPrompt: values[.noInput] == nil)
        options.namesEmbedded = environment[Flag.server.variable ?? ""]??.isEmpty == false
        if let (source, address) = try value(of: .server), address != Advice.embedded {
            do throws(ServiceError) {
                options.server = try ServerAddress(address, allowsPlainHTTP: values[.insecure] != nil)
            } catch {
                let isUnencrypted = (try? ServerAddress(address, allowsPlainHTTP: true)) != nil
                throw isUnencrypted ? .unencrypted(error, source: source) : .server(error, source: source)
            }
        }
        if command == nil || command == .open { options.weather = try weather() }
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
