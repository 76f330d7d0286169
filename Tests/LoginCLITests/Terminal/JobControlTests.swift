import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct JobControlTests {
        /// A shell with job control, and LoginCLI at its password prompt in it.
        private func shellAtPasswordPrompt() throws -> Pseudoterminal {
            let scratch = Scratch()
            let terminal = try Pseudoterminal(
                "/bin/sh", ["-i"], environment: ["TERM": "xterm", "PS1": "shell> "], folder: scratch)
            try terminal.expect("shell> ")
            terminal.send("'\(Products.loginCLI)' login --email ada@example.com --store '\(scratch.store)'\n")
            try terminal.expect("Password: ")
            #expect(!terminal.echoes)
            return terminal
        }

        @Test func stoppingRestoresTheTerminalAndContinuingTakesItOver() throws {
            let terminal = try shellAtPasswordPrompt()
            terminal.send("\u{1A}")
            try terminal.expect("shell> ")
            #expect(terminal.echoes)

            terminal.send("fg\n")
            try terminal.expect("Password: ")
            #expect(!terminal.echoes)
            terminal.send("secret\n")
            try terminal.expect("is wrong")
            try terminal.expect("Password: ")
            terminal.typeControl("d")

            try terminal.expect("shell> ")
            #expect(terminal.echoes)
            terminal.send("exit $?\n")
            #expect(try terminal.waitForExit() == .code(1))
            #expect(!terminal.transcript.contains("secret"))
        }

        @Test func continuedInTheBackgroundItLeavesTheTerminalAlone() throws {
            let terminal = try shellAtPasswordPrompt()
            terminal.send("\u{1A}")
            try terminal.expect("shell> ")
            terminal.send("bg\n")
            // Its read stops it again, since the terminal belongs to the shell.
            terminal.send("wait\n")
            try terminal.expect("shell> ")
            try terminal.expect("shell> ")
            #expect(terminal.echoes)
            #expect(terminal.transcript.ranges(of: "Password: ").count == 1)

            terminal.send("fg\n")
            try terminal.expect("Password: ")
            terminal.send("\u{3}")
            try terminal.expect("shell> ")
            #expect(terminal.echoes)
            terminal.send("exit $?\n")
            #expect(try terminal.waitForExit() == .code(130))
        }

        /// A program without a shell could never be continued; the kernel does not stop it.
        @Test func stopSignalWithoutAShellChangesNothing() throws {
            let terminal = try Pseudoterminal.atPasswordPrompt()
            terminal.send(signal: SIGTSTP)
            try terminal.expect("\rPassword: ")
            #expect(!terminal.echoes)
            terminal.typeControl("d")
            #expect(try terminal.waitForExit() == .code(0))
        }

        #if DEBUG
            @Test func aSignalShowsTheLiveSubscriptions() throws {
                let terminal = try Pseudoterminal.atPasswordPrompt()
                terminal.send(signal: SIGUSR1)
                try terminal.expect("emit, LoginPresenter.swift:")
                try terminal.expect("login taps: merge, LoginPresenter.swift:")
                try terminal.expect("\rPassword: ")
                terminal.typeControl("d")
                #expect(try terminal.waitForExit() == .code(0))
            }
        #endif

        @Test func continuingAfterAnUncatchableStopHidesAgain() throws {
            let terminal = try Pseudoterminal.atPasswordPrompt()
            terminal.send(signal: SIGSTOP)
            terminal.send(signal: SIGCONT)
            try terminal.expect("\rPassword: ")
            #expect(!terminal.echoes)
            terminal.send("\u{3}")
            #expect(try terminal.waitForExit() == .code(130))
            #expect(terminal.echoes)
        }

        @Test func signalIgnoredByTheCallerStaysIgnored() throws {
            let scratch = Scratch()
            let script = "trap '' HUP; exec '\(Products.loginCLI)' --store '\(scratch.store)'"
            let terminal = try Pseudoterminal("/bin/sh", ["-c", script], folder: scratch)
            try terminal.expect("Email: ")
            terminal.send(signal: SIGHUP)
            terminal.send("ada@example.com\n")
            try terminal.expect("Password: ")
            terminal.send("\u{3}")
            #expect(try terminal.waitForExit() == .code(130))
        }
    }
}
