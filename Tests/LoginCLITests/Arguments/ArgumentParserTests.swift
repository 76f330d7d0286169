import LoginServices
import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct ArgumentParserTests {
    private static let full = Credentials(email: "ada@example.com", passwordFromInput: true)

    @Test(arguments: [
        ([], Invocation(command: .session(remember: false))),
        (["login"], Invocation(command: .login(Credentials(), remember: true))),
        (["login", "--no-remember"], Invocation(command: .login(Credentials(), remember: false))),
        (
            ["login", "--email", "ada@example.com", "--password-stdin"],
            Invocation(command: .login(full, remember: true))
        ),
        (
            ["--remember", "--password-stdin", "--email=ada@example.com", "login"],
            Invocation(command: .login(full, remember: true))
        ),
        (["register", "--email=ada@example.com", "--password-stdin"], Invocation(command: .register(full))),
        (["status"], Invocation(command: .status)),
        (["logout", "--store", "f"], Invocation(command: .logout(all: false), options: Options(store: "f"))),
        (["logout", "--all"], Invocation(command: .logout(all: true))),
        (["open", "sessions"], Invocation(command: .open(.sessions, Credentials()))),
        (["status", "--server", "embedded"], Invocation(command: .status)),
        (["--store=a=b"], Invocation(command: .session(remember: false), options: Options(store: "a=b"))),
        (
            // The first letter of a value can be an accent, which belongs to the character before it.
            ["login", "--email=\u{301}a@example.com"],
            Invocation(command: .login(Credentials(email: "\u{301}a@example.com"), remember: true))
        ),
        (["--store=--odd"], Invocation(command: .session(remember: false), options: Options(store: "--odd"))),
        (["--remember"], Invocation(command: .session(remember: true))),
        (["--no-input", "status"], Invocation(command: .status, options: Options(mayPrompt: false))),
        (["--color", "never"], Invocation(command: .session(remember: false), options: Options(color: .never))),
        (["--color=always"], Invocation(command: .session(remember: false), options: Options(color: .always))),
        (["--no-input", "--", "status"], Invocation(command: .status, options: Options(mayPrompt: false))),
        (["--"], Invocation(command: .session(remember: false))),
        (["open", "show:42"], Invocation(command: .open(.show(id: 42), Credentials()))),
        (
            ["open", "--email=ada@example.com", "statement", "--password-stdin", "--locale", "de-DE"],
            Invocation(command: .open(.statement, full), options: Options(locale: "de_DE"))
        ),
        (
            ["status", "--server", "http://localhost:8080/"],
            Invocation(
                command: .status, options: Options(server: try? ServerAddress("http://localhost:8080")))
        ),
        (
            ["status", "--insecure", "--server=http://a.example"],
            Invocation(
                command: .status,
                options: Options(server: try? ServerAddress("http://a.example", allowsPlainHTTP: true)))
        ),
        (["--insecure"], Invocation(command: .session(remember: false))),
        (
            ["--locale=de_DE.UTF-8"],
            Invocation(command: .session(remember: false), options: Options(locale: "de_DE"))
        ),
    ])
    func understood(arguments: [String], expected: Invocation) throws {
        #expect(try ArgumentParser.parse(arguments) == expected)
    }

    @Test(arguments: [
        ([:], [], nil, nil), (["LOGINCLI_SERVER": "", "LOGINCLI_STORE": ""], [], nil, nil),
        (["LOGINCLI_SERVER": "https://a.example", "LOGINCLI_STORE": "/s"], [], "https://a.example", "/s"),
        (["LOGINCLI_SERVER": "https://a.example"], ["--server=https://b.example"], "https://b.example", nil),
        (["LOGINCLI_SERVER": "https://a.example"], ["--server=embedded"], nil, nil),
        (["LOGINCLI_STORE": "/s"], ["--store", "/t"], nil, "/t"),
    ])
    func theEnvironmentHasTheDefaults(
        environment: [String: String], flags: [String], server: String?, store: String?
    ) throws {
        let options = try ArgumentParser.parse(["status"] + flags, environment: environment).options
        #expect(options.server?.url.absoluteString == server)
        #expect(options.store == store)
        #expect(options.namesEmbedded == (environment["LOGINCLI_SERVER"]?.isEmpty == false))
    }

    @Test func anAddressInTheEnvironmentIsCalledByItsName() throws {
        let error = #expect(throws: UsageError.self) {
            try ArgumentParser.parse(["status"], environment: ["LOGINCLI_SERVER": "here"])
        }
        #expect(error?.message.hasPrefix("LOGINCLI_SERVER: This is not the address of a server.") == true)
    }

    @Test func aVariableThatIsNotTextIsRefusedWhereItIsUsed() throws {
        let environment: [String: String?] = ["LOGINCLI_STORE": nil]
        #expect(throws: UsageError.environmentNotText(name: "LOGINCLI_STORE", instead: .store)) {
            try ArgumentParser.parse(["status"], environment: environment)
        }
        #expect(try ArgumentParser.parse(["status", "--store", "/s"], environment: environment).options.store == "/s")
    }

    @Test(arguments: [
        (["LOGINCLI_WEATHER_KEY": "5e-7c._~"], "https://api.openweathermap.org"),
        (["LOGINCLI_WEATHER_KEY": "5e", "LOGINCLI_WEATHER_SERVER": "http://localhost:1/"], "http://localhost:1"),
        (["LOGINCLI_WEATHER_KEY": ""], nil), (["LOGINCLI_WEATHER_SERVER": "https://a.example"], nil), ([:], nil),
    ])
    func aKeyInTheEnvironmentChoosesTheWeatherService(environment: [String: String], server: String?) throws {
        let weather = try ArgumentParser.parse(["open", "cities"], environment: environment).options.weather
        #expect(weather?.server.url.absoluteString == server)
        if let weather { #expect(weather.key == environment["LOGINCLI_WEATHER_KEY"].flatMap(WeatherKey.init)) }
        #expect(try ArgumentParser.parse(["status"], environment: environment).options.weather == nil)
    }

    @Test(arguments: [nil, "a b", "a+b", "a&id=1", "clé"]) func whatIsNotAKeyIsRefusedAndNotShown(key: String?) {
        let error = #expect(throws: UsageError.notAWeatherKey) {
            try ArgumentParser.parse([], environment: ["LOGINCLI_WEATHER_KEY": key])
        }
        #expect(error?.message.hasPrefix("LOGINCLI_WEATHER_KEY is not a key.") == true)
        if let key { #expect(error?.message.contains(key) == false) }
    }

    @Test(arguments: [nil, "here", "http://a.example"]) func theKeyIsForAServerOnly(server: String?) {
        let error = #expect(throws: UsageError.self) {
            try ArgumentParser.parse(
                [], environment: ["LOGINCLI_WEATHER_KEY": "5e", "LOGINCLI_WEATHER_SERVER": server])
        }
        #expect(error?.message.hasPrefix("LOGINCLI_WEATHER_SERVER: ") == true)
    }

    @Test(arguments: [["--version"], ["man"], ["completion", "bash"]])
    func textsAboutTheProgramDependOnNoVariable(arguments: [String]) throws {
        let command = try ArgumentParser.parse(arguments, environment: ["LOGINCLI_SERVER": "here"]).command
        if case .print = command { return }
        Issue.record("\(command)")
    }

    @Test(arguments: [
        ["--help"], ["--bogus", "--help", "--bogus"], ["-h"], ["help"], ["?"],
        // The word may be the value of the flag, and a password.
        ["--pasword", "hunter2", "-h"], ["-x", "hunter2", "-h"],
    ])
    func printsTheHelp(arguments: [String]) throws {
        #expect(try ArgumentParser.parse(arguments) == Invocation(command: .print(Manual.help)))
    }

    @Test(arguments: [
        (["login", "--help", "--bogus"], CommandName.login), (["--bogus", "login", "--email", "-h"], .login),
        (["help", "login", "--bogus"], .login), (["-h", "open"], .open),
        (["--store", "open", "status", "-h"], .status),
        (["whoami", "-h"], .status), (["help", "help"], .help),
    ])
    func printsTheHelpOfACommand(arguments: [String], command: CommandName) throws {
        #expect(try ArgumentParser.parse(arguments) == Invocation(command: .print(Manual.help(of: command))))
    }

    @Test func understandsTheWordsOfOtherPrograms() throws {
        #expect(try ArgumentParser.parse(["whoami"]) == Invocation(command: .status))
    }

    @Test(arguments: ["open", "login", "register", "status", "logout"])
    func writesEveryResultAsJSON(command: String) throws {
        let arguments = [command, "--json"] + (command == "open" ? ["home"] : [])
        #expect(try ArgumentParser.parse(arguments).options.writesJSON)
    }

    @Test func printsOtherTexts() throws {
        #expect(try ArgumentParser.parse(["--version"]) == Invocation(command: .print(Manual.version)))
        #expect(try ArgumentParser.parse(["man"]) == Invocation(command: .print(Manual.page)))
        let zsh = try ArgumentParser.parse(["completion", "zsh"])
        #expect(zsh == Invocation(command: .print(Shell.zsh.completionScript)))
    }

    @Test(arguments: [
        (["lgoin"], UsageError.unknownCommand("lgoin", nearest: "login")),
        (["help", "bogus"], .unknownCommand("bogus", nearest: nil)),
        (["bogus", "-h"], .unknownCommand("bogus", nearest: nil)),
        (["--help", "lgoin"], .unknownCommand("lgoin", nearest: "login")),
        (["?", "stauts"], .unknownCommand("stauts", nearest: "status")),
        (["Status"], .unknownCommand("Status", nearest: "status")),
        (["open"], .missingArgument(.open)),
        (["completion"], .missingArgument(.completion)),
        (["completion", "csh"], .unknownShell("csh")),
        (["completion", "bash", "zsh"], .unexpectedArgument(position: 3)),
        (["open", "nowhere"], .route(.unknown(name: "nowhere"))),
        (["open", "show:x"], .route(.malformedArgument(name: "id", value: "x", pattern: "show:{id}"))),
        (["open", "login"], .notAScreen(.login)),
        (["open", "home", "home"], .unexpectedArgument(position: 3)),
        (["open", "home", "--remember"], .wrongCommand(.remember, .open)),
        (["status", "--locale", "de_DE"], .wrongCommand(.locale, .status)),
        (["--locale", "nowhere"], .unknownLocale("nowhere")),
        (
            ["--server", "ftp://localhost"],
            .server(
                .refused(
                    reason: "A server is reached by https, not by ftp. Give an address as in https://example.org."),
                source: "--server")
        ),
        (
            ["--server", "http://a.example"],
            .unencrypted(
                .refused(
                    reason: "http is not encrypted, so it is for servers on this machine only. Use https://a.example."),
                source: "--server")
        ),
        (["man", "--insecure"], .wrongCommand(.insecure, .man)),
        (["--server="], .emptyValue(.server)),
        (["login", "--email", ""], .emptyValue(.email)),
        (["logout", "--all", "--server", "https://example.org"], .contradiction(.all, .server)),
        (["--all"], .wrongCommand(.all, nil)),
        (["dance"], .unknownCommand("dance", nearest: nil)),
        ([""], .unknownCommand("", nearest: nil)),
        (["-"], .unknownCommand("-", nearest: nil)),
        (["--", "--help"], .unknownCommand("--help", nearest: nil)),
        (["login", "--emial", "x"], .unknownFlag("--emial", nearest: "--email")),
        (["--dance"], .unknownFlag("--dance", nearest: nil)),
        (["-x"], .unknownFlag("-x", nearest: nil)),
        (["-xsecret"], .unknownFlag("-x", nearest: nil)),
        (["-hh"], .unknownFlag("-hh", nearest: nil)),
        (["-hsecret"], .unexpectedValue(.help)),
        (["--pasword-stdin=secret"], .unknownFlag("--pasword-stdin", nearest: "--password-stdin")),
        (["login", "secret"], .unexpectedArgument(position: 2)),
        (["status", "--store", "f", "status"], .unexpectedArgument(position: 4)),
        (["--color", "never", "--color=never"], .duplicate(.color)),
        (["--no-input", "--no-input"], .duplicate(.noInput)),
        (["login", "--email"], .missingValue(.email)),
        (["login", "--email="], .emptyValue(.email)),
        (["login", "--email", "--password-stdin"], .missingValue(.email)),
        (["--store", "--"], .missingValue(.store)),
        (["--no-input=yes"], .unexpectedValue(.noInput)),
        (["--help="], .unexpectedValue(.help)),
        (["--color", "sometimes"], .unknownColorChoice("sometimes")),
        (["--password-stdin"], .wrongCommand(.passwordStdin, nil)),
        (["status", "--password-stdin"], .wrongCommand(.passwordStdin, .status)),
        (["logout", "--email=x"], .wrongCommand(.email, .logout)),
        (["register", "--remember"], .wrongCommand(.remember, .register)),
        (["login", "--password-stdin"], .passwordWithoutEmail),
        (["login", "--remember", "--no-remember"], .contradiction(.remember, .noRemember)),
        (["--no-remember"], .wrongCommand(.noRemember, nil)),
        (["login", "--password", "secret"], .passwordInArguments),
        (["login", "--password=secret"], .passwordInArguments),
        (["login", "-psecret"], .passwordInArguments),
        (["login", "-p\u{301}secret"], .passwordInArguments),
        (["-\u{301}x"], .unknownFlag("-\u{301}x", nearest: nil)),
    ])
    func refused(arguments: [String], expected: UsageError) {
        #expect(throws: expected) { try ArgumentParser.parse(arguments) }
    }

    @Test(arguments: [([nil], 1), (["--store", nil], 2), (["status", nil], 2)])
    func argumentsMustBeText(arguments: [String?], position: Int) {
        #expect(throws: UsageError.notText(position: position)) { try ArgumentParser.parse(arguments) }
    }

    @Test func argumentsHaveALimit() throws {
        let longest = String(repeating: "x", count: ArgumentParser.limit)
        #expect(try ArgumentParser.parse(["--store", longest]).options.store == longest)
        for arguments in [["--store", longest + "x"], ["open", longest + "x"], ["login", longest + "x"]] {
            let error = #expect(throws: UsageError.tooLong(position: 2)) { try ArgumentParser.parse(arguments) }
            #expect(error?.message == "Argument 2 is too long. An argument has at most 4096 bytes.")
        }
    }

    @Test(arguments: [
        ["login", "--password", "hunter2"], ["login", "--password=hunter2"], ["-phunter2"], ["--pasword=hunter2"],
        ["--pasword", "hunter2"], ["login", "hunter2"], ["login", "--no-input=hunter2"], ["-xhunter2"],
        ["login", "--password=\u{301}hunter2"], ["login", "-p\u{301}hunter2"], ["login", "--no-input=\u{301}hunter2"],
    ])
    func messagesNeverShowWhatMayBeAPassword(arguments: [String]) {
        let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(arguments) }
        #expect(error?.message.contains("hunter2") == false)
    }
}
