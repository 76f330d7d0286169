import LoginServices
import RxLogin

/// The arguments seen so far, and whether they go together.
struct FoundArguments {
    private var command: CommandName?
    private var route: Route?
    private var values: [Flag: String] = [:]

    mutating func addCommand(_ name: String, position: Int) throws(UsageError) {
        if command == .open && route == nil {
            route = try parsed(name)
            return
        }
        guard command == nil else { throw .unexpectedArgument(position: position) }
        guard let known = CommandName(rawValue: name) else {
            throw .unknownCommand(name, nearest: CommandName.allCases.map(\.rawValue).nearest(to: name))
        }
        command = known
    }

    mutating func addFlag(_ flag: Flag, value: String?) throws(UsageError) {
        if flag.takesValue && value?.isEmpty != false { throw .missingValue(flag) }
        if !flag.takesValue && value != nil { throw .unexpectedValue(flag) }
        guard values.updateValue(value ?? "", forKey: flag) == nil else { throw .duplicate(flag) }
    }

    func invocation() throws(UsageError) -> Invocation {
        for flag in Flag.allCases where values[flag] != nil {
            guard let places = flag.commands else { continue }
            guard command.map(places.contains) ?? flag.goesWithSession else { throw .wrongCommand(flag, command) }
        }
        if values[.passwordStdin] != nil && values[.email] == nil { throw .passwordWithoutEmail }
        return Invocation(command: try requested(), options: try options())
    }

    private func parsed(_ route: String) throws(UsageError) -> Route {
        do throws(RouteError) {
            return try RouteTable.route(route)
        } catch {
            throw .route(error)
        }
    }

    private func requested() throws(UsageError) -> Command {
        if values[.version] != nil { return .version }
        let credentials = Credentials(email: values[.email], passwordFromInput: values[.passwordStdin] != nil)
        let remember = values[.remember] != nil
        switch command {
        case nil: return .session(remember: remember)
        case .open:
            guard let route else { throw .missingRoute }
            guard route.needsSession else { throw .notAScreen(route) }
            return .open(route, credentials)
        case .login: return .login(credentials, remember: remember)
        case .register: return .register(credentials)
        case .status: return .status
        case .logout: return .logout
        }
    }

    private func options() throws(UsageError) -> Options {
        var options = Options(store: values[.store], mayPrompt: values[.noInput] == nil)
        if let value = values[.server] {
            do throws(ServiceError) {
                options.server = try ServerAddress(value)
            } catch {
                throw .server(error)
            }
        }
        if let value = values[.locale] {
            guard let locale = NumberLocale.known(value) else { throw .badLocale(value) }
            options.locale = locale
        }
        if let value = values[.color] {
            guard let color = ColorChoice(rawValue: value) else { throw .badColor(value) }
            options.color = color
        }
        return options
    }
}
