/// Turns arguments into what they ask for.
enum ArgumentParser {
    /// - Parameter arguments: Without the program's name; `nil` is one that is not UTF-8.
    static func parse(_ arguments: [String?]) throws(UsageError) -> Invocation {
        var found = FoundArguments()
        var rest = arguments.enumerated().makeIterator()
        var flagsEnded = false
        while let (index, argument) = rest.next() {
            guard let argument else { throw .notText(position: index + 1) }
            if flagsEnded || !argument.hasPrefix("-") || argument == "-" {
                try found.addCommand(argument, position: index + 1)
            } else if argument == "--" {
                flagsEnded = true
            } else {
                let (name, inlineValue) = split(argument)
                let flag = try self.flag(named: name)
                var value = inlineValue
                if flag.takesValue && value == nil, let (next, candidate) = rest.next() {
                    guard let candidate else { throw .notText(position: next + 1) }
                    value = candidate.hasPrefix("-") ? nil : candidate
                }
                try found.addFlag(flag, value: value)
                // Who asks for help gets it, whatever else is there or missing.
                if flag == .help { return Invocation(command: .help) }
            }
        }
        return try found.invocation()
    }

    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }

    private static func flag(named name: String) throws(UsageError) -> Flag {
        if let flag = Flag(rawValue: name) { return flag }
        // A short flag may have its value attached (-psecret), which is not for the screen.
        if name.hasPrefix("-p") || ["--pass", "--password"].contains(name) { throw .passwordInArguments }
        let shown = name.hasPrefix("--") ? name : String(name.prefix(2))
        throw .unknownFlag(shown, nearest: Flag.allCases.map(\.rawValue).nearest(to: name))
    }
}
