import StreamsTest
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct WrappedTextTests {
    @Test(arguments: [
        ("one two three", 13, "one two three"), ("one two three", 12, "one two\nthree"),
        ("one two three", 7, "one two\nthree"), ("one two three", 3, "one\ntwo\nthree"),
        ("one /a/long/path two", 8, "one\n/a/long/path\ntwo"), ("", 5, ""), ("a b\n\nc d", 2, "a\nb\n\nc\nd"),
        ("  indented", 40, "  indented"), ("  help   Show", 13, "  help   Show"),
        ("  help   Show this", 13, "  help   Show\nthis"), ("東京 の夜", 8, "東京\nの夜"),
    ])
    func breaksBetweenWords(text: String, columns: Int, expected: String) {
        #expect(text.wrapped(to: columns) == expected)
    }

    @Test func pipeHasNoColumns() {
        var pipe = Pipe()
        defer {
            pipe.closeReadEnd()
            pipe.closeWriteEnd()
        }
        #expect(Output(descriptor: pipe.writeEnd).columns == nil)
    }

    @Test func terminalKnowsItsColumns() throws {
        var pair = try TerminalPair(columns: 40)
        defer {
            pair.closeMaster()
            pair.closeSlave()
        }
        #expect(Output(descriptor: pair.slave).columns == 40)
    }
}
