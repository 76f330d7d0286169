import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct PasswordPromptTests {
        private let password = "correct horse"

        @Test func controlCRestoresEchoAndExits130() throws {
            let terminal = try Pseudoterminal.atPasswordPrompt()
            terminal.send("half a secret\u{3}")
            #expect(try terminal.waitForExit() == .code(130))
            #expect(terminal.echoes)
            #expect(terminal.transcript.hasSuffix("Password: \r\n"))
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR2, SIGXCPU])
        func deadlySignalRestoresEcho(signal: Int32) throws {
            let terminal = try Pseudoterminal.atPasswordPrompt()
            terminal.send(signal: signal)
            #expect(try terminal.waitForExit() == .code(128 + signal))
            #expect(terminal.echoes)
        }

        @Test func whatIsTypedAheadIsNotLost() throws {
            let terminal = try Scratch().terminal()
            terminal.send("ada@example.com\n\(password)\n\nother secret\n")
            try terminal.expect("is wrong")
            try terminal.expect("is wrong")
            terminal.type("quit")
            #expect(try terminal.waitForExit() == .code(0))
        }

        /// Both lines arrive together, while the email is asked for.
        @Test func passwordPastedWithTheEmailIsNotShown() throws {
            let scratch = Scratch()
            try scratch.register(password: password)
            let terminal = try scratch.terminal()
            try terminal.expect("Email: ")
            terminal.send("ada@example.com\n\(password)\n")
            try terminal.expect("ada@example.com\r\n")
            try terminal.expect("Password: \r\n")
            try terminal.expect("Logged in as ada@example.com")
            terminal.type("quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(!terminal.transcript.contains(password))
            #expect(terminal.echoes)
        }

        @Test func passwordPastedWithARefusedEmailIsNotShown() throws {
            let terminal = try Scratch().terminal()
            try terminal.expect("Email: ")
            terminal.send("ada@exa mple.org\n\(password)\n")
            try terminal.expect("login unavailable")
            try terminal.expect("Email: ")
            terminal.typeControl("d")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(!terminal.transcript.contains(password))
        }

        @Test func passwordPastedDuringWorkIsNotShown() throws {
            let scratch = Scratch()
            try scratch.register(password: password)
            let lock = scratch.lockStore()
            defer { close(lock) }
            let terminal = try Pseudoterminal.atPasswordPrompt(scratch)
            terminal.type("wrong password")
            try terminal.expect("Logging in...")
            terminal.send("\(password)\n")
            try terminal.expect("Logging in...")
            flock(lock, LOCK_UN)
            try terminal.expect("Logged in as ada@example.com")
            terminal.type("quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(!terminal.transcript.contains(password))
        }

        @Test func controlDCancelsACommandAtWork() throws {
            let scratch = Scratch()
            try scratch.register(password: password)
            let lock = scratch.lockStore()
            defer { close(lock) }
            let terminal = try scratch.terminal("login", "--email", Account.email)
            try terminal.answer("Password: ", with: password)
            try terminal.expect("Logging in...")
            terminal.typeControl("d")
            #expect(try terminal.waitForExit() == .code(1))
            #expect(terminal.transcript.ranges(of: "Canceled.").count == 1)
            #expect(terminal.echoes)
        }

        /// The prompt is on the screen even if standard error is redirected, as by `LoginCLI 2> log`.
        @Test func promptsAreShownWhereThePersonIs() throws {
            let scratch = Scratch()
            let script = "exec '\(Products.loginCLI)' --store '\(scratch.store)' 2> '\(scratch.path)/log'"
            let terminal = try Pseudoterminal("/bin/sh", ["-c", script], folder: scratch)
            try terminal.answer("Email: ", with: "quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(terminal.transcript == "Email: quit\r\n")
        }

        @Test func passwordFlagAtATerminalPromptsWithoutEcho() throws {
            let terminal = try Scratch().terminal("login", "--email", "ada@example.com", "--password-stdin")
            try terminal.expect("Password: ")
            #expect(!terminal.echoes)
            terminal.send(password + "\n")
            #expect(try terminal.waitForExit() == .code(4))
            #expect(!terminal.transcript.contains(password))
        }
    }
}
