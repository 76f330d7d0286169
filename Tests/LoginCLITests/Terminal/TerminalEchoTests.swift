import Foundation
import Testing

extension ProcessSuites {
    @Suite struct TerminalEchoTests {
        private let password = "correct horse"

        private func atPasswordPrompt() throws -> Pseudoterminal {
            let terminal = try Pseudoterminal()
            try terminal.expect("Email: ")
            #expect(terminal.echoes)
            terminal.send("ada@example.com\n")
            try terminal.expect("ada@example.com")
            try terminal.expect("Password: ")
            #expect(!terminal.echoes)
            return terminal
        }

        @Test func passwordIsNowhereInTheOutput() throws {
            let terminal = try atPasswordPrompt()
            terminal.send(password + "\n")
            try terminal.expect("\r\n")
            try terminal.expect("Nobody can log in yet.")
            #expect(try terminal.waitForExit() == .code(4))
            #expect(!terminal.transcript.contains(password))
            #expect(terminal.echoes)
        }

        @Test func controlCRestoresEchoAndExits130() throws {
            let terminal = try atPasswordPrompt()
            terminal.send("half a secret\u{3}")
            #expect(try terminal.waitForExit() == .code(130))
            #expect(terminal.echoes)
            #expect(terminal.transcript.hasSuffix("Password: \r\n"))
        }

        @Test func controlDIsACancelThatFails() throws {
            let terminal = try atPasswordPrompt()
            terminal.send("\u{4}")
            try terminal.expect("\r\nCancelled.")
            #expect(try terminal.waitForExit() == .code(1))
            #expect(terminal.echoes)
        }

        @Test func controlDAtAPlainPromptEndsItsLine() throws {
            let terminal = try Pseudoterminal()
            try terminal.expect("Email: ")
            terminal.send("\u{4}")
            try terminal.expect("Email: \r\nCancelled.")
            #expect(try terminal.waitForExit() == .code(1))
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
        func aDeadlySignalRestoresEcho(signal: Int32) throws {
            let terminal = try atPasswordPrompt()
            terminal.send(signal: signal)
            #expect(try terminal.waitForExit() == .code(128 + signal))
            #expect(terminal.echoes)
        }
    }
}
