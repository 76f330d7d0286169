import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct ManualTests {
    private static let groff = "/usr/bin/groff"

    @Test func helpHasTheWholeTable() {
        let lines = Manual.help.split(separator: "\n").map(String.init)
        for command in CommandName.allCases {
            #expect(lines.contains { $0.hasPrefix("  \(command.rawValue)") && $0.contains(command.summary.prefix(20)) })
        }
        for name in Flag.allCases.flatMap(\.names) {
            #expect(lines.contains { $0.hasPrefix("  -") && $0.contains(name) })
        }
        for code in ExitCode.allCases {
            #expect(lines.contains { $0.hasPrefix("  \(code.rawValue) ") && $0.contains(code.meaning.prefix(20)) })
        }
    }

    @Test(arguments: CommandName.allCases) func helpOfACommandHasItsFlagsOnly(command: CommandName) {
        let lines = Manual.help(of: command).split(separator: "\n")
        #expect(lines[0].hasPrefix("Usage: LoginCLI \(command.rawValue)"))
        #expect(lines.contains { $0.contains(command.summary.prefix(40)) })
        for flag in Flag.allCases {
            #expect(
                lines.contains { $0.hasPrefix("  -") && $0.contains(flag.rawValue + " ") }
                    == Flag.flags(of: command).contains(flag))
        }
        #expect(lines.count <= 30 && lines.allSatisfy { $0.count <= 80 })
    }

    @Test func helpFitsAScreenOfEightyColumns() {
        for line in Manual.help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }

    @Test(arguments: [(129, "hung up"), (130, "Ctrl-C"), (131, "Ctrl-\\"), (143, "Terminated")])
    func helpTellsTheCodesOfSignals(code: Int, text: String) {
        #expect(Manual.help.split(separator: "\n").contains { $0.contains("\(code)") && $0.contains(text) })
    }

    @Test func manualPageHasTheWholeTable() {
        let page = Manual.page.replacing("\\-", with: "-")
        let terms =
            CommandName.allCases.map(\.rawValue) + Flag.allCases.flatMap(\.names)
            + ExitCode.allCases.map { "\($0.rawValue)" }
        for term in terms {
            #expect(page.split(separator: "\n").contains { $0.hasPrefix(".B ") && $0.contains(term) }, "\(term)")
        }
    }

    /// Lines that begin with a dot are requests; every other text would be printed as one by accident.
    @Test func manualPageHasOnlyKnownRequests() {
        let requests = Manual.page.split(separator: "\n").filter { $0.hasPrefix(".") }.compactMap {
            $0.split(separator: " ").first
        }
        #expect(Set(requests) == [".TH", ".SH", ".B", ".TP"])
        #expect(!Manual.page.contains("\n\n") && !Manual.page.contains("\n'"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: groff), "needs groff"), .ownThread)
    func groffHasNoWarning() throws {
        let page = Array(Manual.page.utf8) + [0x0A]
        let path = ["PATH": "/usr/bin:/bin"]
        let run = try Subprocess.run(
            ["-man", "-ww", "-Tascii", "-P-cbou"], executable: Self.groff, input: page, environment: path)
        #expect(run.status == .code(0))
        #expect(run.errorText.isEmpty)
        let text = run.outputText.replacing(/\s+/, with: " ")
        #expect(text.contains("--locale LOCALE Format numbers and dates as in LOCALE, for example de_DE"))
        #expect(text.contains("type a backslash before it: \\register."))
    }
}
