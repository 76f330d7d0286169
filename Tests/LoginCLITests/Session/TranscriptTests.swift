import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct TranscriptTests {
        /// The documented sessions match the program.
        @Test(arguments: Project.files(below: "Docs/Transcripts", suffix: ".txt"))
        func transcriptIsTrue(path: String) async throws {
            let transcript = Transcript(try Project.text(path))
            #expect(!transcript.steps.isEmpty)
            let scratch = Scratch()
            let needsServer = transcript.flags.contains("URL")
            if needsServer, await !Backend.isAvailable { try Test.cancel("\(Backend.instructions)") }
            let server = needsServer ? try Backend() : nil
            defer { server?.end() }
            if let account = transcript.account {
                try scratch.register(account, password: transcript.password, server: server?.url)
            }
            for _ in 0..<transcript.failedLogins {
                let run = try scratch.run("login", email: transcript.account ?? "", password: "some other")
                #expect(run.status == .code(4))
            }

            let terminal = try Pseudoterminal(
                Products.loginCLI,
                transcript.flags.map { $0 == "URL" ? server?.url ?? "" : $0 } + ["--store", scratch.store],
                environment: ["TERM": "xterm", "NO_COLOR": "1"], columns: transcript.columns, folder: scratch)
            var isAsked = false
            for step in transcript.steps {
                if !isAsked { try terminal.expectPrompt() }
                isAsked = step == .endServer
                switch step {
                case .type(let line): terminal.type(line)
                case .endServer: server?.end()
                }
            }
            #expect(try terminal.waitForExit() == .code(transcript.exitCode))
            #expect(Transcript.screen(of: terminal.transcript) == transcript.screen)
            #expect(!terminal.transcript.contains(transcript.password))
        }

        @Test func thereIsOneForEachThingToShow() {
            #expect(Project.files(below: "Docs/Transcripts", suffix: ".txt").count >= 13)
        }
    }
}
