import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct CompletionScriptTests {
    @Test(arguments: Shell.allCases) func scriptHasTheWholeTable(shell: Shell) {
        let words = Set(shell.completionScript.split { !$0.isLetter && $0 != "-" && $0 != "_" }.map(String.init))
        for name in CommandName.allCases.map(\.rawValue) + Flag.allCases.flatMap(\.names) {
            // fish names flags without their hyphens.
            #expect(words.contains(name) || shell == .fish && words.contains(name.trimmingPrefix(/-+/).description))
        }
        for choice in ["auto", "always", "never", "statement", "show", "city", "bash", "zsh", "fish"] {
            #expect(words.contains(choice))
        }
    }

    @Test(arguments: Shell.allCases) func quotesAndBracketsAreBalanced(shell: Shell) {
        let script = shell.completionScript
        #expect(script.count { $0 == "'" }.isMultiple(of: 2))
        // The parentheses that end the patterns of `case` have no counterpart.
        for pair in ["[]", "{}"] {
            #expect(script.count { $0 == pair.first } == script.count { $0 == pair.last })
        }
    }

    @Test func flagsAreOfferedWhereTheyAreAccepted() {
        #expect(Flag.flags(of: .open).contains(.locale))
        #expect(!Flag.flags(of: .status).contains(.locale))
        #expect(!Flag.flags(of: nil).contains(.email))
        #expect(Shell.bash.completionScript.contains("status) choices='--store --server"))
    }
}

extension ProcessSuites {
    /// The scripts in the shells that this system has.
    @Suite(.noLeaks) struct CompletionInShellsTests {
        private static func path(of shell: Shell) -> String? {
            ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
        }

        private func run(_ shell: Shell, _ script: String, flags: [String] = []) throws -> Subprocess {
            let path = try #require(Self.path(of: shell))
            return try Subprocess.run(
                flags + ["-c", script], executable: path, environment: ["PATH": "/usr/bin:/bin", "HOME": "/nowhere"])
        }

        /// The words that bash offers for the last one.
        private func bash(_ words: String...) throws -> [String] {
            let script = """
                \(Shell.bash.completionScript)
                # It works during completion only.
                compopt() { :; }
                COMP_WORDS=(LoginCLI \(words.map { "'\($0)'" }.joined(separator: " ")))
                COMP_CWORD=\(words.count)
                _LoginCLI
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            let run = try run(.bash, script)
            #expect(run.errorText.isEmpty)
            return run.outputText.split(separator: "\n").map(String.init)
        }

        @Test(.enabled(if: path(of: .bash) != nil, "needs bash")) func bashOffersWhatFits() throws {
            #expect(try bash("lo") == ["login", "logout"])
            #expect(try bash("open", "s") == ["sessions", "shows", "show:", "statement"])
            #expect(try bash("open", "show", ":", "4").isEmpty)
            #expect(try bash("open", "--locale", "de_DE", "ci") == ["cities", "city:"])
            #expect(try bash("open", "home", "").isEmpty)
            #expect(try bash("completion", "") == ["bash", "zsh", "fish"])
            #expect(try bash("--color", "a") == ["auto", "always"])
            #expect(try bash("status", "--color", "=", "n") == ["never"])
            #expect(try bash("--color", "=") == ["auto", "always", "never"])
            #expect(try bash("login", "--p") == ["--password-stdin"])
            #expect(try bash("status", "--p").isEmpty)
            #expect(try bash("--email", "").isEmpty)
            #expect(try bash("--store", "/etc/host").contains("/etc/hosts"))
        }

        @Test(.enabled(if: path(of: .zsh) != nil, "needs zsh")) func zshUnderstandsItsScript() throws {
            let run = try run(.zsh, Shell.zsh.completionScript, flags: ["-f", "-n"])
            #expect(run.status == .code(0))
            #expect(run.errorText.isEmpty)
        }

        @Test(.enabled(if: path(of: .fish) != nil, "needs fish")) func fishOffersWhatFits() throws {
            let script = Shell.fish.completionScript + "\ncomplete -C 'LoginCLI lo'; complete -C 'LoginCLI status --c'"
            let run = try run(.fish, script, flags: ["--no-config"])
            #expect(run.status == .code(0))
            let offered = run.outputText.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
            #expect(Set(offered) == ["login", "logout", "--color"])
        }
    }
}
