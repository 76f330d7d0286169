import Foundation
import TestSupport
import Testing

@testable import LoginCLI

extension ProcessSuites {
    @Suite(.noLeaks) struct CommandLineTests {
        private let login = ["login", "--email", "ada@example.com", "--password-stdin"]

        private func usageFailure(_ arguments: [String], input: [UInt8] = []) throws -> String {
            let run = try Subprocess.run(arguments, input: input)
            #expect(run.status == .code(2))
            #expect(run.output.isEmpty)
            #expect(run.errorText.hasSuffix("\nTry 'LoginCLI --help'.\n"))
            return run.errorText
        }

        @Test(arguments: [("--help", Manual.help), ("--version", Manual.version), ("man", Manual.page)])
        func textsAreData(word: String, text: String) throws {
            let run = try Subprocess.run([word])
            #expect(run.status == .code(0))
            #expect(run.outputText == text + "\n")
            #expect(run.errors.isEmpty)
        }

        @Test(arguments: [
            (["--hlep"], "Did you mean '--help'?"), (["lgoin"], "Did you mean 'login'?"),
            (["login", "--password", "hunter2"], "--password-stdin"), (["\u{1B}[2J"], "'^[[2J'"),
            (["login", "--no-input"], "--email"), (["login", "--email", "ada@example.com"], "--password-stdin"),
        ])
        func theReasonIsGiven(arguments: [String], reason: String) throws {
            #expect(try usageFailure(arguments).contains(reason))
        }

        @Test(arguments: [
            ([], "empty"), ([0x0A], "empty"), ([0x61, 0x0A, 0x62], "more than one line"),
            ([0x61, 0x0A, 0x0A], "more than one line"), ([0xFF, 0x0A], "not UTF-8"), ([0x61, 0, 0x62], "NUL"),
        ])
        func badPasswordInputIsRefused(input: [UInt8], reason: String) throws {
            #expect(try usageFailure(login, input: input).contains(reason))
        }

        @Test func passwordInputThatIsTooLongIsRefused() throws {
            let input = [UInt8](repeating: 0x61, count: 1_048_576)
            #expect(try usageFailure(login, input: input).contains("too long"))
        }

        @Test func readerThatWentAwayIsNotWorthAWord() throws {
            let run = try Subprocess.run(["--help"], output: .broken)
            #expect(run.status == .code(128 + SIGPIPE))
            #expect(run.errors.isEmpty)
        }

        @Test func closedStreamsAreNoTrap() throws {
            let script = "exec '\(Products.loginCLI)' --version <&- >&-"
            let run = try Subprocess.run(["-c", script], executable: "/bin/sh")
            #expect(run.status == .code(1))
            #expect(run.errorText.contains("cannot write"))
        }

        @Test func folderThatIsNotTextIsRefused() throws {
            let scratch = Scratch()
            let name = "\(scratch.path)/$(printf 'a\\377b')"
            let script = "HOME=\"\(name)\" XDG_DATA_HOME=\"\(name)\" exec '\(Products.loginCLI)' status"
            let run = try Subprocess.run(["-c", script], executable: "/bin/sh")
            #expect(run.status == .code(2))
            #expect(run.errorText.contains("is not UTF-8 text. Change it, or use --store."))
            #expect(try scratch.names == [])
        }

        @Test(arguments: ["--email", "--store"]) func argumentThatIsNotTextIsRefused(flag: String) throws {
            let script = "exec '\(Products.loginCLI)' login \(flag) \"$(printf 'a\\377b')\""
            let run = try Subprocess.run(["-c", script], executable: "/bin/sh")
            #expect(run.status == .code(2))
            #expect(run.errorText.contains("Argument 3 is not UTF-8"))
        }
    }
}
