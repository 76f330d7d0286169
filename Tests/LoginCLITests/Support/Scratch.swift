import Foundation
import Testing

@testable import LoginCLI

/// A folder of its own for one test, with the store in it; gone with it.
final class Scratch: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "login-cli-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        chmod(path, 0o700)
        try? FileManager.default.removeItem(atPath: path)
    }

    var store: String { path + "/users.json" }
    var session: String { store + ".session" }
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

    /// Runs a command on the store.
    func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Subprocess {
        try Subprocess.run(arguments + ["--store", store], input: Array(input.utf8), environment: environment)
    }

    /// Runs a session on the store as a script.
    func script(_ lines: String...) throws -> Subprocess {
        try script(bytes: lines.flatMap { Array($0.utf8) + [0x0A] })
    }

    func script(bytes: [UInt8]) throws -> Subprocess {
        try Subprocess.run(["--store", store], input: bytes)
    }

    /// Creates the account that most tests log in to.
    func register(
        _ email: String = Account.email, password: String = Account.password, server: String? = nil
    ) throws {
        let arguments = ["register", "--email", email, "--password-stdin", "--store", store]
        let run = try Subprocess.run(
            arguments + (server.map { ["--server", $0] } ?? []), input: Array(password.utf8))
        guard run.status == .code(0) else { throw Failure(errors: run.errorText) }
    }

    /// Starts a session on a terminal.
    func terminal(
        _ arguments: String..., environment: [String: String] = ["TERM": "xterm"], columns: UInt16 = 80
    ) throws -> Pseudoterminal {
        try Pseudoterminal(
            Products.loginCLI, arguments + ["--store", store], environment: environment, columns: columns, folder: self)
    }

    func mode(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: store))
    }

    /// Locks the store until the descriptor that is returned is unlocked or closed: commands that change it wait.
    func lockStore() -> Int32 {
        let lock = open(store + ".lock", O_RDWR | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX) == 0)
        return lock
    }

    struct Failure: Error {
        let errors: String
    }
}

/// Who logs in in tests.
enum Account {
    static let email = "ada@example.com"
    static let password = "correct horse"
    /// What a program reads of Home.
    static let home = """
        Logged in as ada@example.com
        1\tShows\tshows
        2\tCities\tcities
        3\tStatement\tstatement

        """
}
