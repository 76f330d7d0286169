/// The arguments seen so far, and whether they go together.
struct FoundArguments {
    private var command: CommandName?
    private var values: [Flag: String] = [:]

    mutating func addCommand(_ name: String, position: Int) throws(UsageError) {
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
            guard let command, places.contains(command) else { throw .wrongCommand(flag, command) }
        }
        if values[.passwordStdin] != nil && values[.email] == nil { throw .passwordWithoutEmail }
        return Invocation(command: requested, options: try options())
    }

    private var requested: Command {
        if values[.version] != nil { return .version }
        let credentials = Credentials(email: values[.email], passwordFromInput: values[.passwordStdin] != nil)
        return switch command {
        case nil: .session
        case .login: .login(credentials, remember: values[.remember] != nil)
        case .register: .register(credentials)
        case .status: .status
        case .logout: .logout
        }
    }

    private func options() throws(UsageError) -> Options {
        var options = Options(store: values[.store], mayPrompt: values[.noInput] == nil)
        if let value = values[.color] {
            guard let color = ColorChoice(rawValue: value) else { throw .badColor(value) }
            options.color = color
        }
        return options
    }
}
