import StreamsTest
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct LineSplitterTests {
    private func lines(_ chunks: [[UInt8]], limit: Int = 8) -> [LineResult] {
        var splitter = LineSplitter(limit: limit)
        var lines: [LineResult] = []
        for chunk in chunks {
            splitter.feed(chunk)
            while let line = splitter.next() { lines.append(line) }
        }
        splitter.finish()
        while let line = splitter.next() { lines.append(line) }
        return lines
    }

    private func lines(_ chunks: String...) -> [LineResult] {
        lines(chunks.map { Array($0.utf8) })
    }

    @Test func nothingIsTheEnd() {
        #expect(lines() == [.end])
    }

    @Test func linesEndWithNewlineOrCarriageReturnAndNewline() {
        #expect(lines("a\nb\r\n") == [.text("a"), .text("b"), .end])
    }

    @Test func onlyOneLineEndingIsStripped() {
        #expect(lines("a\r\r\n", "\n") == [.text("a\r"), .text(""), .end])
    }

    @Test func carriageReturnAloneBelongsToTheLine() {
        #expect(lines("a\rb\n", "c\r") == [.text("a\rb"), .text("c\r"), .end])
    }

    @Test func unterminatedLastLineComesBeforeTheEnd() {
        #expect(lines("a\nb") == [.text("a"), .text("b"), .end])
    }

    @Test func linesAreAssembledFromPieces() {
        #expect(lines("ab", "c", "\nd\r", "\n") == [.text("abc"), .text("d"), .end])
    }

    @Test func limitCountsBytesWithoutTheLineEnding() {
        #expect(
            lines("12345678\n", "12345678\r\n", "12345678") == Array(repeating: .text("12345678"), count: 3) + [.end])
        #expect(lines("123456789\n", "123456789\r\n") == [.tooLong, .tooLong, .end])
        #expect(lines("1234567\u{E9}\n") == [.tooLong, .end])
    }

    @Test func overlongLineIsConsumedToItsEnd() {
        #expect(lines("12345", "67890", "12345\nok\n") == [.tooLong, .text("ok"), .end])
        #expect(lines("1234567890") == [.tooLong, .end])
    }

    @Test func megabyteLineIsConsumedToItsEnd() {
        let chunk = [UInt8](repeating: 0x61, count: 4_096)
        #expect(lines(Array(repeating: chunk, count: 256) + [[0x0A, 0x62, 0x0A]]) == [.tooLong, .text("b"), .end])
    }

    @Test func bytesThatAreNotTextAreReported() {
        #expect(lines([[0xFF, 0x0A], [0xC3, 0x0A], [0x61, 0x0A]]) == [.notText, .notText, .text("a"), .end])
    }

    @Test func characterCutBetweenPiecesIsWhole() {
        #expect(lines([[0xC3], [0xA9, 0x0A]]) == [.text("\u{E9}"), .end])
    }

    @Test func nulIsReported() {
        #expect(lines([[0x61, 0, 0x62, 0x0A]]) == [.containsNUL, .end])
    }

    @Test func inputGoesOnAfterTheEnd() {
        var splitter = LineSplitter(limit: 8)
        splitter.finish()
        #expect(splitter.next() == .end)
        #expect(splitter.next() == nil)
        splitter.feed(Array("a\n".utf8))
        #expect(splitter.next() == .text("a"))
    }
}
