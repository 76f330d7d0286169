import LoginServices
import RxLogin

/// Parses the arguments of the command line.
enum ArgumentParser {
    /// The length of the longest argument, in bytes; Linux has no longer path.
    static let limit = 4_096

    /// - Parameters:
    ///   - arguments: The arguments without the program's name; `nil` is one that is not UTF-8.
    ///   - environment: The variables that name the server and the store if the arguments do not; `nil` is one that is
    ///     not UTF-8.
    static func parse(
        _ arguments: [String?], environment: [String: String?] = [:]
    ) throws(UsageError) -> Invocation {
        if let help = try requestedHelp(arguments) { return Invocation(command: .print(help)) }
        if let position = arguments.firstIndex(where: { $0?.utf8.count ?? 0 > limit }) {
            throw .tooLong(position: position + 1)
        }
        var parsed = ParsedArguments(environment: environment)
        var rest = arguments.enumerated().makeIterator()
        var flagsEnded = false
        while let (index, argument) = rest.next() {
            guard let argument else { throw .notText(position: index + 1) }
            if flagsEnded || !argument.beginsWithDash || argument == "-" {
                try parsed.addWord(argument, position: index + 1)
            } else if argument == "--" {
                flagsEnded = true
            } else {
                let (name, inlineValue) = split(argument)
                let flag = try self.flag(named: name)
                var value = inlineValue
                if flag.value != nil && value == nil, let (next, candidate) = rest.next() {
                    guard let candidate else { throw .notText(position: next + 1) }
                    value = candidate.beginsWithDash ? nil : candidate
                }
                try parsed.addFlag(flag, value: value)
            }
        }
        return try parsed.invocation()
    }

    /// Returns the help that is requested, even if other arguments than its command are wrong or missing.
    private static func requestedHelp(_ arguments: [String?]) throws(UsageError) -> String? {
        var words: [String] = []
        var hasUnknownFlag = false
        var isRequested = false
        var rest = arguments.prefix { $0 != "--" }.makeIterator()
        while let argument = rest.next() {
            guard let argument else { continue }
            if Flag.help.names.contains(argument) {
                isRequested = true
            } else if !argument.beginsWithDash {
                words.append(argument)
            } else if Flag(split(argument).name) == nil {
                hasUnknownFlag = true
            } else if Flag(argument)?.value != nil, let value = rest.next(), let value {
                // `-h` in place of a value is a request.
                isRequested = isRequested || Flag.help.names.contains(value)
            }
        }
        if let word = words.first, CommandName(word) == .help {
            isRequested = true
            words.removeFirst()
        }
        guard isRequested else { return nil }
        guard let word = words.first else { return Manual.help }
        if let command = CommandName(word) { return Manual.help(of: command) }
        // After an unknown flag, the word may be its value, and a password, which must not be printed.
        if hasUnknownFlag || word.utf8.count > limit { return Manual.help }
        return Manual.help(of: try ParsedArguments.command(named: word))
    }

    /// Splits at the scalar: the character would include an accent that the value begins with.
    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard let sign = argument.unicodeScalars.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<sign]), String(argument.unicodeScalars[sign...].dropFirst()))
    }

    private static func flag(named name: String) throws(UsageError) -> Flag {
        if let flag = Flag(name) { return flag }
        // A short flag may have its value attached (-psecret), which must not be printed.
        if name.unicodeScalars.starts(with: "-p".unicodeScalars) || ["--pass", "--password"].contains(name) {
            throw .passwordInArguments
        }
        let letters = name.dropFirst().map { Flag("-\($0)") }
        let isPrintable = name.hasPrefix("--") || !letters.contains(nil)
        if !isPrintable, let flag = letters.first ?? nil { throw .unexpectedValue(flag) }
        let shown = isPrintable ? name : String(name.prefix(2))
        throw .unknownFlag(shown, nearest: Flag.allCases.map(\.rawValue).nearest(to: name))
    }
}

extension String {
    /// Asked of the first scalar: the first character would include an accent that follows the dash.
    fileprivate var beginsWithDash: Bool { unicodeScalars.first == "-" }
}
