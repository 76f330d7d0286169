import StreamsTest
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("Étude", 5), ("E\u{301}tude", 5), ("東京の夜明け", 12), ("ｶﾅ", 2), ("カナ", 4), ("한국", 4),
        ("🌧", 1), ("🌧\u{FE0F}", 2), ("🚲", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("€1,234.50", 9), ("a\u{200B}b", 2), ("Ａ", 2),
    ])
    func columns(text: String, expected: Int) {
        #expect(text.columns == expected)
    }

    @Test func padding() {
        #expect("東京".padded(to: 6) == "東京  ")
        #expect("東京".padded(to: 6, alignment: .trailing) == "  東京")
        #expect("too long".padded(to: 3) == "too long")
    }

    @Test(arguments: [
        ("", 5, [""]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("to abcdefgh", 4, ["to", "abcd", "efgh"]), ("東京の夜明け", 5, ["東京", "の夜", "明け"]), ("東京", 1, ["東", "京"]),
        ("a  b", 4, ["a  b"]),
    ])
    func linesOfAWidth(text: String, width: Int, expected: [String]) {
        #expect(text.lines(of: width) == expected)
    }
}
