import Foundation
import TestSupport
import Testing

@testable import LoginCLI

/// A folder of its own for one test, with the store in it; gone with it.
final class Scratch: Sendable {
    private let folder = TemporaryFolder()

    var path: String { folder.path }
    var store: String { folder.file("users.json") }
    var session: String { store + ".session" }
    var names: [String] { get throws { try folder.names } }

    /// Runs a command on the store.
    func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Subprocess {
        try Subprocess.run(arguments + ["--store", store], input: Array(input.utf8), environment: environment)
    }

    /// Runs a command with credentials on the store.
    func run(
        _ command: String, _ flags: String..., email: String = Account.email, password: String
    ) throws -> Subprocess {
        let arguments = [command, "--email", email, "--password-stdin", "--store", store]
        return try Subprocess.run(arguments + flags, input: Array(password.utf8))
    }

    /// Runs a session on the store as a script.
    func script(_ lines: String...) throws -> Subprocess { try script(lines) }

    func script(_ lines: [String], flags: [String] = []) throws -> Subprocess {
        try script(bytes: lines.flatMap { Array($0.utf8) + [0x0A] }, flags: flags)
    }

    func script(bytes: [UInt8], flags: [String] = []) throws -> Subprocess {
        try Subprocess.run(flags + ["--store", store], input: bytes)
    }

    /// Creates the account that most tests log in to.
    func register(
        _ email: String = Account.email, password: String = Account.password, server: String? = nil
    ) throws {
        let flags = server.map { ["--server", $0] } ?? []
        let arguments = ["register", "--email", email, "--password-stdin", "--store", store] + flags
        let run = try Subprocess.run(arguments, input: Array(password.utf8))
        guard run.status == .code(0) else { throw Failure(errors: run.errorText) }
    }

    /// Starts a session on a terminal.
    func terminal(
        _ arguments: String..., environment: [String: String] = ["TERM": "xterm"], columns: UInt16 = 80
    ) throws -> Pseudoterminal {
        try Pseudoterminal(
            Products.loginCLI, arguments + ["--store", store], environment: environment, columns: columns, folder: self)
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
