import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct EditedLineTests {
    /// Types a text, with each key in the place of its sign.
    private func line(_ typed: String, limit: Int = 64) -> EditedLine {
        let keys: [Unicode.Scalar: Key] = [
            "←": .left, "→": .right, "↤": .home, "↦": .end, "⌫": .backspace, "⌦": .delete, "␗": .deleteWord,
            "␕": .deleteToStart, "␋": .deleteToEnd, "␄": .endOfInput, "↑": .up,
        ]
        var line = EditedLine(limit: limit)
        for scalar in typed.unicodeScalars { _ = line.type(keys[scalar] ?? .text(scalar)) }
        return line
    }

    @Test(arguments: [
        ("abc←X", "abXc"), ("abc↤X↦Y", "XabcY"), ("ab←←←X→→→Y", "XabY"), ("abc←⌫", "ac"), ("abc←⌦⌦", "ab"),
        ("abc←␄", "ab"), ("ab cd←␗", "ab d"), ("ab  cd  ␗", "ab  "), ("abc←␕", "c"), ("abc←␋", "ab"), ("⌫⌦←→a↑", "a"),
        // A character of several scalars is one.
        ("xe\u{301}⌫", "x"), ("x👍🏽⌫", "x"), ("x👩‍👩‍👧⌫", "x"), ("x🇩🇪←⌦", "x"), ("e\u{301}←x", "xe\u{301}"),
        ("👍←x→🏽", "x👍🏽"),
    ])
    func keysEdit(typed: String, text: String) {
        #expect(line(typed).text == text)
    }

    @Test func controlDEndsAnEmptyLineOnly() {
        var line = line("a")
        #expect(line.type(.endOfInput) == nil)
        _ = line.type(.backspace)
        #expect(line.type(.endOfInput) == .end)
    }

    @Test func anInsertionInTheMiddleCountsTowardsTheLimit() {
        var line = line("abcd←←xyz", limit: 5)
        #expect(line.text == "abxycd")
        #expect(line.type(.enter) == .tooLong)
    }
}
