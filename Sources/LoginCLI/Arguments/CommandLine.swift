import Foundation

extension CommandLine {
    /// The arguments after the program's name; `nil` is one that is not UTF-8.
    ///
    /// `CommandLine.arguments` replaces invalid bytes, and a changed file name is the name of another file.
    static var strictArguments: [String?] {
        (0..<Int(argc)).dropFirst().map { index in
            unsafeArgv[index].flatMap { String(validatingCString: $0) }
        }
    }

    /// The variables of the environment that replace flags or name the weather service; `nil` is one that is not UTF-8.
    ///
    /// `ProcessInfo` replaces invalid bytes, too.
    static var strictEnvironment: [String: String?] {
        var environment: [String: String?] = [:]
        let weather = [Options.WeatherSource.keyVariable, Options.WeatherSource.serverVariable]
        for name in Flag.allCases.compactMap(\.variable) + weather {
            guard let value = getenv(name) else { continue }
            environment.updateValue(String(validatingCString: value), forKey: name)
        }
        return environment
    }

    /// Whether JSON is requested, also by arguments that are wrong.
    static var requestsJSON: Bool { strictArguments.prefix { $0 != "--" }.contains(Flag.json.rawValue) }
}
