import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct KeyDecoderTests {
    private func keys(_ bytes: [UInt8]) -> [Key] {
        var decoder = KeyDecoder()
        return bytes.flatMap { decoder.decode($0) }
    }

    @Test(arguments: [
        ("a\u{E9}\u{65E5}", [Key.text("a"), .text("\u{E9}"), .text("\u{65E5}")]), ("\n\r", [.enter, .enter]),
        ("\u{8}\u{7F}", [.backspace, .backspace]),
        ("\u{4}\u{15}\u{17}\u{B}", [.endOfInput, .deleteToStart, .deleteWord, .deleteToEnd]),
        ("\u{1}\u{2}\u{5}\u{6}\u{E}\u{10}", [.home, .left, .end, .right, .down, .up]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OH\u{1B}OF", [.up, .down, .right, .left, .home, .end]),
        (
            "\u{1B}[H\u{1B}[1~\u{1B}[7~\u{1B}[F\u{1B}[4~\u{1B}[8~\u{1B}[3~",
            [.home, .home, .home, .end, .end, .end, .delete]
        ),
        // F1 to F5 of the Linux console.
        ("a\u{1B}[[Ab\u{1B}[[Ec\u{1B}[[\u{1B}[A", [.text("a"), .text("b"), .text("c"), .up]),
        // Other keys, and one that does not end.
        (
            "\u{1B}[1;5Ca\u{1B}OPb\u{1B}xc\u{1B}[\(String(repeating: "3", count: 99))~d\u{1B}\n",
            [.text("a"), .text("b"), .text("c"), .text("d"), .enter]
        ),
    ])
    func sequenceIsAKey(typed: String, expected: [Key]) {
        #expect(keys(Array(typed.utf8)) == expected)
    }

    @Test(
        arguments: [
            ([0xFF, 0x61], [Key.notText, .text("a")]), ([0x80], [.notText]), ([0xC3, 0x61], [.notText, .text("a")]),
            ([0xC3, 0x0A], [.notText, .enter]), ([0xED, 0xA0, 0x80], [.notText]),
            ([0xC3, 0xC3, 0xA9], [.notText, .text("\u{E9}")]),
            // An incomplete character is deleted as a whole.
            ([0xE6, 0x97, 0x7F, 0x61], [.text("a")]),
        ] as [([UInt8], [Key])])
    func bytesThatAreNoTextAreReported(bytes: [UInt8], expected: [Key]) {
        #expect(keys(bytes) == expected)
    }
}
