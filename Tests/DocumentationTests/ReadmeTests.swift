import StreamsTest
import TestSupport
import Testing

@Suite("The README", .noLeaks) struct ReadmeTests {
    @Test("shows the session that a test replays") func session() throws {
        let transcript = try Project.text("Docs/Transcripts/first-session.txt")
        let shown = transcript.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("#") }
            .map { $0.isEmpty ? "" : "    \($0)" }
            .drop { $0.isEmpty }
            .joined(separator: "\n")
        #expect(try Project.text("README.md").contains(shown))
    }
}
