import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    /// What a session leaves behind when it is over.
    @Suite(.noLeaks) struct RememberTests {
        private let scratch = Scratch()

        init() throws {
            try scratch.register()
        }

        private func session(_ flags: String..., lines: String...) throws -> Subprocess {
            try scratch.script(lines, flags: flags)
        }

        @Test func nothingUnlessAskedFor() throws {
            #expect(try session(lines: Account.email, Account.password).status == .code(0))
            #expect(try !scratch.names.contains("users.json.session"))
            #expect(try scratch.run("status").status == .code(4))
        }

        @Test func theSessionInAFileOnlyItsOwnerCanRead() throws {
            #expect(try session("--remember", lines: Account.email, Account.password).status == .code(0))
            #expect(try mode(of: scratch.session) == 0o600)
            let status = try scratch.run("status")
            #expect(status.status == .code(0))
            #expect(status.outputText.contains("Session: \(scratch.session)\n"))
            #expect(try session(lines: "show:42").outputText.contains("The Answer"))
        }

        @Test func goingBackToLoginLeavesTheSession() throws {
            let login = try session(
                "--remember", lines: Account.email, Account.password, "back", "open show:51", "quit")
            #expect(login.outputText.contains("Étude"))
            #expect(try scratch.run("status").status == .code(0))
            let next = try session(lines: "back", "open show:51", "quit")
            #expect(next.outputText.contains("Étude"))
            #expect(!next.errorText.contains("Log in to open"))
            #expect(try scratch.run("status").status == .code(0))
            #expect(try session(lines: "back", "logout").status == .code(0))
            #expect(try scratch.run("status").status == .code(4))
        }

        @Test func logoutTakesTheFileAway() throws {
            #expect(try session("--remember", lines: Account.email, Account.password, "logout").status == .code(0))
            #expect(try !scratch.names.contains("users.json.session"))
        }
    }
}
