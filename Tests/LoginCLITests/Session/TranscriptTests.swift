import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct TranscriptTests {
        private let scratch = Scratch()

        /// The documented sessions match the program.
        @Test(arguments: Project.files(below: "Docs/Transcripts", suffix: ".txt"))
        func transcriptIsTrue(path: String) async throws {
            let transcript = Transcript(try Project.text(path))
            #expect(!transcript.runs.flatMap(\.steps).isEmpty)
            if transcript.servers > 0, await !Backend.isAvailable { try Test.cancel("\(Backend.instructions)") }
            // In the order in which the program lists them.
            let servers = try (0..<transcript.servers).map { _ in try Backend() }.sorted { $0.url < $1.url }
            defer { for server in servers { server.end() } }
            try prepare(transcript, servers)

            var shown = ""
            for (index, run) in transcript.runs.enumerated() {
                let terminal = try start(run, columns: transcript.columns, servers)
                try await perform(run.steps, at: terminal, server: servers.first)
                let isLast = index == transcript.runs.count - 1
                #expect(try terminal.waitForExit() == .code(isLast ? transcript.exitCode : 0))
                shown += (run.command.map { "$ \($0)\n" } ?? "") + terminal.transcript
            }
            for (index, server) in servers.enumerated() {
                // The port is also part of the name of a file.
                shown = shown.replacing(server.url.suffix(5), with: Transcript.url(ofServer: index).suffix(5))
            }
            #expect(Transcript.screen(of: shown) == transcript.screen)
            #expect(!shown.contains(transcript.password))
        }

        @Test func thereIsOneForEachThingToShow() {
            #expect(Project.files(below: "Docs/Transcripts", suffix: ".txt").count >= 18)
        }

        /// Registers the account, and fails to log in as often as the transcript says.
        private func prepare(_ transcript: Transcript, _ servers: [Backend]) throws {
            guard let account = transcript.account else { return }
            for url in servers.isEmpty ? [nil] : servers.map({ Optional($0.url) }) {
                try scratch.register(account, password: transcript.password, server: url)
            }
            for _ in 0..<transcript.failedLogins {
                let run = try scratch.run("login", email: account, password: "some other")
                #expect(run.status == .code(4))
            }
        }

        private func start(_ run: Transcript.Run, columns: UInt16, _ servers: [Backend]) throws -> Pseudoterminal {
            let arguments = run.arguments.map { argument in
                servers.enumerated().reduce(argument) { text, server in
                    text.replacing(Transcript.url(ofServer: server.offset), with: server.element.url)
                }
            }
            let environment = ["TERM": "xterm", "NO_COLOR": "1"]
            guard run.command != nil else {
                return try Pseudoterminal(
                    Products.loginCLI, arguments + ["--store", scratch.store], environment: environment,
                    columns: columns, folder: scratch)
            }
            return try Pseudoterminal(
                "/bin/sh", ["-c", "cd \"$0\" && exec \"$@\"", scratch.path, Products.loginCLI] + arguments,
                environment: environment.merging(["LOGINCLI_STORE": "users.json"]) { $1 }, columns: columns,
                folder: scratch)
        }

        private func perform(_ steps: [Transcript.Step], at terminal: Pseudoterminal, server: Backend?) async throws {
            var isAsked = false
            for step in steps {
                if case .typeDuring(let text, let line) = step {
                    try terminal.expect(text)
                    terminal.type(line)
                    continue
                }
                if !isAsked { try terminal.expectPrompt() }
                isAsked = step == .endServer || step == .endSessions
                switch step {
                case .type(let line): terminal.type(line)
                case .typeDuring: break
                case .endServer: server?.end()
                case .endSessions: try await server?.endSessions()
                }
            }
        }
    }
}
