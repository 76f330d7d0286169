import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct TerminalLooksTests {
        private static let escape = "\u{1B}["

        /// A login that cannot finish, since the test holds the lock of the store, shows a spinner until it does.
        @Test func spinnerTurnsWhileItLastsAndIsErased() throws {
            let scratch = Scratch()
            try scratch.register()
            let lock = scratch.lockStore()
            defer { close(lock) }

            let terminal = try Pseudoterminal.atPasswordPrompt(scratch)
            terminal.type(Account.password)
            try terminal.expect("| Logging in...")
            try terminal.expect("/ Logging in...")
            flock(lock, LOCK_UN)
            try terminal.expect("\r\(Self.escape)K")
            try terminal.expect("Logged in as ada@example.com")
            terminal.type("quit")
            #expect(try terminal.waitForExit() == .code(0))
        }

        /// Of a status that takes two rows, only the second would be erased.
        @Test func spinnerFitsANarrowScreen() throws {
            let scratch = Scratch()
            try scratch.register()
            let lock = scratch.lockStore()
            defer { close(lock) }

            let terminal = try scratch.terminal(columns: 20)
            try terminal.answer("Email: ", with: Account.email)
            try terminal.answer("Password: ", with: Account.password)
            try terminal.expect("| Logging in...\r\(Self.escape)K/ Logging in...\r")
            terminal.send("\u{3}")
            #expect(try terminal.waitForExit() == .code(130))
        }

        @Test func interruptErasesTheSpinner() throws {
            let scratch = Scratch()
            try scratch.register()
            let lock = scratch.lockStore()
            defer { close(lock) }

            let terminal = try Pseudoterminal.atPasswordPrompt(scratch)
            terminal.type(Account.password)
            try terminal.expect("| Logging in...")
            // Not Ctrl-C: the kernel flushes the output at that key, and with it what the handler may have written.
            terminal.send(signal: SIGINT)
            #expect(try terminal.waitForExit() == .code(130))
            #expect(terminal.transcript.hasSuffix("\r\(Self.escape)K"))
            #expect(terminal.echoes)
        }

        @Test func aNarrowTerminalSaysHowToCancel() throws {
            let scratch = Scratch()
            try scratch.register()
            let lock = scratch.lockStore()
            defer { close(lock) }
            let terminal = try scratch.terminal(columns: 30)
            try terminal.answer("Email: ", with: Account.email)
            try terminal.answer("Password: ", with: Account.password)
            try terminal.expect("| Logging in... back cancels")
            terminal.type("back")
            try terminal.expect("Canceled.")
        }

        @Test func dumbTerminalGetsPlainLines() throws {
            let scratch = Scratch()
            try scratch.register()
            let lock = scratch.lockStore()
            defer { close(lock) }
            let terminal = try scratch.terminal(environment: ["TERM": "dumb"])
            try terminal.expect("Email: ")
            terminal.send("\(Account.email)\nwrong password\n")
            try terminal.expect("\r\nLogging in... back cancels\r\n")
            flock(lock, LOCK_UN)
            try terminal.expect("is wrong")
            terminal.type("quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(!terminal.transcript.contains("\u{1B}"))
        }

        @Test(arguments: [
            ([], ["TERM": "xterm"], true), ([], ["TERM": "xterm", "NO_COLOR": "1"], false),
            (["--color", "never"], ["TERM": "xterm"], false),
            (["--color=always"], ["TERM": "dumb", "NO_COLOR": "1"], true),
        ])
        func colorFollowsEnvironmentAndFlag(arguments: [String], environment: [String: String], isOn: Bool) throws {
            let scratch = Scratch()
            let terminal = try Pseudoterminal(
                Products.loginCLI, arguments + ["--store", scratch.store], environment: environment, folder: scratch)
            try terminal.answer("Email: ", with: "quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(terminal.transcript.contains(Self.escape + "1m") == isOn)
        }
    }
}
