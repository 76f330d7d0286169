import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct LineReaderTests {
    private let pipe = Pipe()

    @Test func oneLineForEachRequest() async {
        pipe.send("first\nsecond\nlast")
        pipe.closeWriteEnd()
        let reader = LineReader(descriptor: pipe.readEnd)
        #expect(await reader.line() == .text("first"))
        #expect(await reader.line() == .text("second"))
        #expect(await reader.line() == .text("last"))
        #expect(await reader.line() == .end)
        #expect(await reader.line() == .end)
    }

    /// The lines of an input, up to its end.
    private func lines(_ input: [UInt8], limit: Int = 8) async -> [LineResult] {
        pipe.send(input)
        pipe.closeWriteEnd()
        let reader = LineReader(descriptor: pipe.readEnd, limit: limit)
        var lines = [await reader.line()]
        while lines.last != .end { lines.append(await reader.line()) }
        return lines
    }

    @Test(
        arguments: [
            ("", []), ("a\nb\r\n", [.text("a"), .text("b")]), ("a\r\r\n\n", [.text("a\r"), .text("")]),
            ("a\rb\nc\r", [.text("a\rb"), .text("c\r")]), ("a\nb", [.text("a"), .text("b")]),
            ("12345678\n12345678\r\n12345678", [.text("12345678"), .text("12345678"), .text("12345678")]),
            ("123456789\n123456789\r\n12345678\r\r\n", [.tooLong, .tooLong, .tooLong]),
            ("1234567\u{E9}\n", [.tooLong]), ("123456789012345\nok\n1234567890", [.tooLong, .text("ok"), .tooLong]),
            ("123456789\r0\n", [.tooLong]), ("a\0b\n\u{E9}\n", [.containsNUL, .text("\u{E9}")]),
        ] as [(String, [LineResult])])
    func lineEndingsAndLimits(input: String, expected: [LineResult]) async {
        #expect(await lines(Array(input.utf8)) == expected + [.end])
    }

    @Test func bytesThatAreNotTextAreReported() async {
        #expect(await lines([0xFF, 0x0A, 0xC3, 0x0A, 0x61, 0x0A]) == [.notText, .notText, .text("a"), .end])
    }

    /// The lines are longer than the buffer of a read.
    @Test func linesAreAssembledFromPieces() async {
        let line = String(repeating: "\u{E9}", count: 1_500)
        #expect(await lines(Array("\(line)\n\(line)\n".utf8), limit: 4_096) == [.text(line), .text(line), .end])
    }

    @Test func requestsAreAnsweredInOrder() async {
        let reader = LineReader(descriptor: pipe.readEnd)
        let answers = AsyncStream<(Int, LineResult)> { continuation in
            for index in 0..<100 {
                reader.next { line in
                    continuation.yield((index, line))
                    if index == 99 { continuation.finish() }
                }
            }
        }
        pipe.send((0..<100).flatMap { Array("\($0)\n".utf8) })
        pipe.closeWriteEnd()
        var count = 0
        for await (index, line) in answers {
            #expect(index == count)
            #expect(line == .text("\(index)"))
            count += 1
        }
        #expect(count == 100)
    }

    @Test func nothingIsReadBeforeItIsAskedFor() async {
        pipe.send("waits")
        pipe.closeWriteEnd()
        let other = LineReader(descriptor: pipe.readEnd)
        var untouched: [UInt8] = []
        #expect(pipe.drain(into: &untouched))
        #expect(untouched == Array("waits".utf8))
        #expect(await other.line() == .end)
    }

    @Test func unreadableInputIsReported() async {
        let directory = open("/", O_RDONLY)
        defer { close(directory) }
        #expect(await LineReader(descriptor: directory).line() == .unreadable(EISDIR))
    }

    /// Input after the line is for the program that reads the terminal next.
    @Test func terminalIsReadToTheEndOfTheLine() async throws {
        let pair = try TerminalPair()
        defer { withExtendedLifetime(pair) {} }
        let mode = TerminalMode(descriptor: pair.slave)
        mode.enter()
        let editor = LineEditor(screen: Output(descriptor: pair.slave))
        let reader = LineReader(descriptor: pair.slave, editor: editor)
        _ = write(pair.master, "quit\nls\n", 8)
        editor.ask("> ")
        #expect(await reader.line() == .text("quit"))
        mode.suspend()
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(pair.slave, &bytes, 8) == 3)
        #expect(bytes.prefix(3).elementsEqual("ls\n".utf8))
    }

    @Test func terminalThatHangsUpIsAtItsEnd() async {
        pipe.send("half")
        pipe.closeWriteEnd()
        let editor = LineEditor(screen: Output(descriptor: -1))
        editor.ask("> ")
        #expect(await LineReader(descriptor: pipe.readEnd, editor: editor).line() == .end)
        #expect(!editor.isAsking)
    }

    @Test func nonBlockingInputIsWaitedFor() async {
        _ = fcntl(pipe.readEnd, F_SETFL, O_NONBLOCK)
        let reader = LineReader(descriptor: pipe.readEnd)
        async let line = reader.line()
        pipe.send("late\n")
        pipe.closeWriteEnd()
        #expect(await line == .text("late"))
    }
}

extension LineReader {
    func line() async -> LineResult {
        await withCheckedContinuation { continuation in
            next { continuation.resume(returning: $0) }
        }
    }
}
