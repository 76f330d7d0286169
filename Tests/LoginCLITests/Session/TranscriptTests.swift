import Foundation
import StreamsTest
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct TranscriptTests {
        /// What the documentation shows is what happens.
        @Test(arguments: ["first-session"])
        func transcriptIsTrue(name: String) throws {
            let file = URL(fileURLWithPath: #filePath)
                .appendingPathComponent("../../../../Docs/Transcripts/\(name).txt").standardizedFileURL
            let transcript = Transcript(try String(contentsOf: file, encoding: .utf8))
            #expect(!transcript.typed.isEmpty)

            let terminal = try Scratch().terminal(environment: ["TERM": "xterm", "NO_COLOR": "1"])
            for line in transcript.typed {
                try terminal.expectPrompt()
                terminal.type(line)
            }
            #expect(try terminal.waitForExit() == .code(0))
            #expect(Transcript.screen(of: terminal.transcript) == transcript.screen)
        }
    }
}
