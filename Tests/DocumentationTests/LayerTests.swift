import Foundation
import TestSupport
import Testing

@Suite("The layers of the app and of the library", .noLeaks) struct LayerTests {
    private static let modules = "Sources/RxLogin/Modules"
    private static let names = [
        "Login", "Register", "Home", "Sessions", "Shows", "Details", "Cities", "Weather", "Statement", "Status",
        "Logout",
    ]

    private func imports(of file: String) throws -> Set<String> {
        let lines = try Project.text(file).split(separator: "\n")
        return Set(lines.compactMap { $0.firstMatch(of: /^\s*import (\w+)/).map { String($0.1) } })
    }

    /// The lines of a file without those that are comments.
    private func code(of file: String) throws -> [Substring] {
        try Project.text(file).split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }

    /// The words of a file's code, without its comments.
    private func words(of file: String) throws -> Set<String> {
        Set(try code(of: file).flatMap { $0.matches(of: /\w+/).map { String($0.output) } })
    }

    @Test("RxLogin imports no system, network or terminal, and names no file") func core() throws {
        let files = Project.files(below: "Sources/RxLogin", suffix: ".swift")
        #expect(files.count > 40)
        let outside: Set = [
            "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "FileManager", "FileHandle", "Process",
            "contentsOf", "contentsOfFile", "fopen", "dlopen", "readLine", "print",
        ]
        for file in files {
            #expect(try imports(of: file).isSubset(of: ["Streams", "Viper", "Foundation"]), "\(file)")
            #expect(try words(of: file).intersection(outside) == [], "\(file)")
        }
    }

    @Test("LoginServices names no module, view or terminal") func services() throws {
        let files = Project.files(below: "Sources/LoginServices", suffix: ".swift")
        #expect(files.count > 20)
        let systems: Set = ["CommonCrypto", "Glibc", "Darwin"]
        let libraries: Set = [
            "Streams", "RxLogin", "Foundation", "FoundationNetworking", "Dispatch", "Synchronization",
        ]
        let outside: Set = [
            "Viper", "AppDependencies", "termios", "tcsetattr", "isatty", "winsize", "ioctl", "readLine", "print",
        ]
        for file in files {
            #expect(try imports(of: file).subtracting(libraries.union(systems)) == [], "\(file)")
            #expect(try words(of: file).intersection(outside) == [], "\(file)")
        }
    }

    @Test("the build keeps services out of RxLogin, and the app out of what is package") func manifest() throws {
        let manifest = try Project.text("Package.swift")
        #expect(manifest.contains(#"name: "RxLogin", dependencies: ["Streams", "Viper"], packageAccess: false)"#))
        #expect(manifest.matches(of: /packageAccess: false/).count == 5)
    }

    @Test("the generator imports no library of the project, and none depends on it") func generator() throws {
        let files = Project.files(below: "Sources/ModuleGenerator", suffix: ".swift")
        #expect(files.count > 10)
        for file in files { #expect(try imports(of: file).isSubset(of: ["Foundation"]), "\(file)") }
        for file in Project.files(below: "Sources/generate-module", suffix: ".swift") {
            #expect(try imports(of: file) == ["Foundation", "ModuleGenerator"], "\(file)")
        }
        let dependents = try Project.text("Package.swift")
            .matches(of: /name: "([\w-]+)",\s+dependencies: \[[^\]]*"ModuleGenerator"/).map(\.1)
        #expect(Set(dependents) == ["generate-module", "ModuleGeneratorTests"])
    }

    @Test("a view names no interactor, and no service") func views() throws {
        let files = Project.files(below: "Sources/LoginCLI/Views", suffix: ".swift")
        #expect(files.count > 10)
        for file in files {
            let known = try words(of: file).filter { $0.contains("Interactor") || $0.contains("Service") }
            #expect(known.subtracting(["ServiceError"]) == [], "\(file)")
            #expect(try words(of: file).isDisjoint(with: ["User", "Show", "Review", "Transaction"]), "\(file)")
        }
    }

    /// A view learns everything from its `ViewInput` and the composition root creates the rest, so the list has no
    /// presenter, interactor or wireframe.
    @Test("LoginCLI names these types of the app, and no others") func border() throws {
        let declared = try Project.files(below: "Sources/RxLogin", suffix: ".swift").flatMap { file in
            try Project.text(file).matches(of: /(?m)^(?:@\w+ )*public (?:final )?(?:class|struct|enum|protocol) (\w+)/)
                .map { String($0.1) }
        }
        let named = try Project.files(below: "Sources/LoginCLI", suffix: ".swift").flatMap { file in
            try code(of: file).flatMap { line in
                line.replacing(/"[^"]*"/, with: "").matches(of: /\w+/).map { String($0.output) }
            }
        }
        let interfaces = Self.names.flatMap { ["\($0)ViewInterface", "\($0)PresenterInterface"] }
        let exchanged = [
            "Login", "LoginActions", "LoginFailure", "LoginSuccess", "Register", "RegisterActions", "CredentialsField",
            "CredentialsProblems", "CredentialsFormEvents", "CredentialsPrompt", "CredentialsRefusal", "Home",
            "HomeActions", "HomeItem", "Sessions", "SessionsActions", "SessionItem", "Shows", "ShowsActions",
            "ShowItem", "Details", "DetailsActions", "DetailsItem", "DetailsSection", "ReviewPrompt",
            "WeatherReport", "StatementConnectorInterface", "StatementRow", "Status", "StatusActions",
            "StatusResult", "Logout", "LogoutActions", "LogoutResult", "EndedSession", "ServiceError", "City",
        ]
        let navigation = ["Route", "RouteError", "RouteTable", "RouterInterface"]
        let composition = [
            "AppDependencies", "ApplicationRoot", "AuthorizationAdapter", "CredentialsValidator", "ViewFactory",
            "UserServiceable", "ShowServiceable", "WeatherServiceable", "StatementServiceable", "SessionStoring",
            "SessionCatalog", "RememberedSession",
        ]
        // The entities are for the JSON of commands, not for views.
        let recorded = ["User", "Show", "Review", "ReviewDraft", "Weather", "Transaction"]
        #expect(Set(declared).intersection(named) == Set(interfaces + exchanged + navigation + composition + recorded))
    }

    @Test("every module has the same files") func layout() throws {
        let files = Set(Project.files(below: Self.modules, suffix: ".swift"))
        for module in Self.names {
            for part in ["Interfaces", "Presenter", "Interactor", "Wireframe"] {
                #expect(files.contains("\(Self.modules)/\(module)/\(module)\(part).swift"))
            }
            #expect(try Project.text("Sources/LoginCLI/Views/\(module)View.swift").contains("\(module)ViewInterface"))
        }
    }

    @Test("the kernel of the library uses no other folder, apart from the instruments") func kernel() throws {
        let files = Project.files(below: "Sources/Streams", suffix: ".swift")
        let below = ["Kernel", "Interleavings", "Diagnostics"].map { "Sources/Streams/\($0)/" }
        let declaration = /^ *(?:\S+ )*?(?:class|struct|enum|protocol|typealias) (\w+)/
        let others = try files.filter { file in !below.contains { file.hasPrefix($0) } }.flatMap { file in
            // Nested types have names such as `State`, which are no use of the type in another file.
            try code(of: file).filter { $0.first != " " && !$0.contains("import ") }
                .compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
        }
        #expect(others.count > 100)
        for file in files where file.hasPrefix(below[0]) {
            #expect(try words(of: file).intersection(others) == [], "\(file)")
        }
    }

    @Test("the library names the atomics and locks of the system in one file each") func locks() throws {
        let exceptions = [
            "Interleavings/Atomic.swift": "gives Atomic its name",
            "Kernel/Locks/RawLock.swift": "is the one lock",
        ]
        let words = [
            "Synchronization.", "Mutex", "AtomicLazyReference", "NSLock", "NSRecursiveLock", "DispatchSemaphore",
            // Also the identity of a thread, which an asynchronous function must not keep.
            "pthread_self",
        ]
        try expectOnly(in: exceptions, words)
    }

    @Test("an object of an isolation domain is used while its owner is kept alive") func owners() throws {
        try expectOnly(
            in: ["Isolation/IsolatedOwner.swift": "keeps it alive"],
            ["object._withUnsafeGuaranteedRef", "object.takeUnretainedValue"])
    }

    @Test("the library copies the state of a lock where its type is not known, since it may be a closure")
    func copies() throws {
        try expectOnly(in: ["Kernel/Locks/Lock+Value.swift": "is generic"], ["withLock { $0 }"])
    }

    @Test("the library hops to queues and reads the clock where an exploration replaces them") func queues() throws {
        let exceptions = [
            "Interleavings/Interleaving.swift": "asks the system outside of a scenario",
            "MainQueue/MainQueue.swift": "uses the main queue, which is no thread of a scenario",
            "Schedulers/DispatchQueueScheduler.swift": "reads the clock of its timers",
            "Schedulers/MainScheduler.swift": "uses the main queue, which is no thread of a scenario",
            "Schedulers/QueueTimer.swift": "has a timer, which runs on the clock of the system",
        ]
        let words = [
            ".async(", ".async {", ".asyncAfter", "makeTimerSource", "DispatchTime.now()", "ContinuousClock",
            "detachNewThread",
        ]
        try expectOnly(
            in: exceptions, words,
            apartFrom: [
                "Interleaving.async(", "MainQueue.async {", "scheduler.async(", "scheduler.async {",
                "Observable<Element>.async(",
            ])
    }

    @Test("work of the library waits for no thread of the global queues, all of which clients may block")
    func globalQueues() throws {
        try expectOnly(
            in: ["Schedulers/SerialDispatchQueueScheduler.swift": "runs on the one that the client names"],
            [".global("], apartFrom: ["Interleaving.global("])
    }

    /// Expects one of the `words` in each of the `exceptions`, which give their reasons, and in no other file; not in
    /// comments, and not as a part of `allowed`.
    private func expectOnly(
        in exceptions: [String: String], _ words: [String], apartFrom allowed: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let files = Project.files(below: "Sources/Streams", suffix: ".swift")
        #expect(files.count > 100, sourceLocation: sourceLocation)
        let direct = try files.filter { file in
            let code = try allowed.reduce(code(of: file).joined(separator: "\n")) {
                $0.replacingOccurrences(of: $1, with: "")
            }
            return words.contains { code.contains($0) }
        }
        #expect(
            Set(direct) == Set(exceptions.keys.map { "Sources/Streams/\($0)" }), sourceLocation: sourceLocation)
    }
}
