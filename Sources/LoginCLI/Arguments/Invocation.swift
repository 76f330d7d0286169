import Foundation
import LoginServices
import RxLogin

/// The meaning of a command line.
struct Invocation: Equatable, Sendable {
    var command: Command
    var options = Options()

    /// Whether the command may ask for input at a terminal.
    var asks: Bool {
        switch command {
        case .session, .open, .login, .register: options.mayPrompt
        case .status, .logout, .print: false
        }
    }

    /// Throws an error that names the missing flag if the command would have to prompt and cannot.
    ///
    /// - Parameter isTerminal: Whether standard input is a terminal.
    func checkInput(isTerminal: Bool) throws(UsageError) {
        switch command {
        case .session:
            // Without a terminal the session is a script, which needs no prompts.
            if isTerminal && !options.mayPrompt { throw .sessionWithoutInput }
        case .open(_, let credentials):
            // Without credentials, the screen is printed for the remembered user.
            if credentials.email != nil { try check(credentials, of: .open, isTerminal: isTerminal) }
        case .login(let credentials, _):
            try check(credentials, of: .login, isTerminal: isTerminal)
        case .register(let credentials):
            try check(credentials, of: .register, isTerminal: isTerminal)
        case .status, .logout, .print:
            return
        }
    }

    /// Throws an error that names the environment variable if the folder of the files is not UTF-8 text.
    ///
    /// `ProcessInfo` replaces invalid bytes, and a changed path is that of another folder.
    ///
    /// - Parameter value: Returns the value of an environment variable.
    func checkEnvironment(_ value: (String) -> UnsafePointer<CChar>? = { UnsafePointer(getenv($0)) }) throws(UsageError)
    {
        if case .print = command { return }
        guard options.store == nil else { return }
        for name in DataFolder.variables {
            guard let value = value(name), value[0] == CChar(UInt8(ascii: "/")) else { continue }
            guard String(validatingCString: value) != nil else {
                throw .environmentNotText(name: name, instead: .store)
            }
            return
        }
    }

    private func check(_ credentials: Credentials, of command: CommandName, isTerminal: Bool) throws(UsageError) {
        if isTerminal && options.mayPrompt { return }
        if credentials.email == nil { throw .missingInput(.email, command) }
        if !credentials.passwordFromInput { throw .missingInput(.passwordStdin, command) }
        if isTerminal { throw .passwordFromTerminal }
    }
}

enum Command: Equatable, Sendable {
    /// A session: with prompts at a terminal, or a script from standard input.
    case session(remember: Bool)
    /// Prints one screen.
    case open(Route, Credentials)
    case login(Credentials, remember: Bool)
    case register(Credentials)
    case status
    /// Ends the stored session of this server, or those of all servers.
    case logout(all: Bool)
    /// Prints a text about the program, for example the help.
    case print(String)
}

/// The source of a command's credentials; the command prompts for what is missing.
struct Credentials: Equatable, Sendable {
    var email: String?
    var passwordFromInput = false
}

struct Options: Equatable, Sendable {
    /// A weather service in place of the embedded one, or of that of the server.
    struct WeatherSource: Equatable, Sendable {
        /// The environment variable with the key.
        ///
        /// There is no flag: other users can see the arguments of a program.
        static let keyVariable = "LOGINCLI_WEATHER_KEY"
        /// The environment variable with the address, which is that of OpenWeatherMap without it.
        static let serverVariable = "LOGINCLI_WEATHER_SERVER"
        static let openWeatherMap = "https://api.openweathermap.org"

        let server: ServerAddress
        let key: WeatherKey
    }

    var color = ColorChoice.auto
    /// The file of the user store, instead of the default one.
    var store: String?
    /// The server to use instead of the embedded services: that of `--server`, or of the environment.
    var server: ServerAddress?
    /// Whether the environment names a server, so that advice has to name the embedded services.
    var namesEmbedded = false
    /// The weather service of the environment.
    var weather: WeatherSource?
    var mayPrompt = true
    /// Whether the result is written as JSON.
    var writesJSON = false
    /// The identifier of the locale for numbers and dates, instead of that of the environment.
    var locale: String?
}

/// Finds the locale for numbers and dates.
enum NumberLocale {
    /// Replaces the locales of the environment that ICU cannot use; call it before Foundation is used.
    ///
    /// ICU reads these variables itself, into buffers of a fixed size, and crashes if a part does not fit.
    static func prepareEnvironment() {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = getenv(name).map({ String(cString: $0) }), !fits(value) else { continue }
            setenv(name, "C", 1)
        }
    }

    /// Whether a locale has a language of at most 8 letters, as in RFC 5646, and a length that each real one has.
    private static func fits(_ identifier: String) -> Bool {
        let language = identifier.utf8.prefix { !"_-.@".utf8.contains($0) }
        return language.count <= 8 && identifier.utf8.count <= 64
    }

    /// The identifier in the system's form, or `nil` if the system does not know the locale.
    static func known(_ identifier: String) -> String? {
        // As in an environment: de_DE.UTF-8 and de-DE are de_DE.
        let name = String(identifier.prefix { $0 != "." && $0 != "@" }).replacing("-", with: "_")
        return Locale.availableIdentifiers.contains(name) ? name : nil
    }

    /// The requested locale, or that of the environment, or English.
    static func locale(_ requested: String?) -> Locale {
        let environment = ProcessInfo.processInfo.environment
        // By POSIX, the first of these that is not empty counts.
        let value = ["LC_ALL", "LC_NUMERIC", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        return Locale(identifier: requested ?? value.flatMap(known) ?? "en_US")
    }
}
