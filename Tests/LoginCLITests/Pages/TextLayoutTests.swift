import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct TextLayoutTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("Étude", 5), ("E\u{301}tude", 5), ("€1,234.50", 9),
        // Japanese, Korean (composed, and as letters), Chinese, full-width and half-width forms.
        ("東京の夜明け", 12), ("ｶﾅ", 2), ("カナ", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("〈書〉", 6),
        ("Ａ", 2), ("。、「」", 8),
        // Hebrew, with vowel points; Persian, with a zero-width non-joiner; Hindi.
        ("שלום", 4), ("שָׁלוֹם", 4), ("می\u{200C}خواهم", 7), ("हिन्दी", 5),
        // Direction marks and the sign before an Arabic year.
        ("\u{200F}-5\u{200E}\u{61C}", 2), ("\u{601}١", 2),
        ("🌧", 1), ("🌧\u{FE0F}", 2), ("🚲", 2), ("🇩🇪", 2), ("👩‍👩‍👧", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
        ("1️⃣", 2), ("☔", 2),
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
        ("a b\n\nc", 1, ["a", "b", "", "c"]),
        ("a  b", 4, ["a  b"]), ("ab  cd", 3, ["ab", "cd"]), ("  indented", 40, ["  indented"]),
        ("  help   Show", 13, ["  help   Show"]), ("  help   Show this", 13, ["  help   Show", "this"]),
        ("  wide", 5, [" wide"]), ("  widest", 3, ["wid", "est"]), ("\u{19} 2J", 2, ["\u{19}2J"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]), ("to abcdefgh", 4, ["to", "abcd", "efgh"]),
        ("שלום עולם", 5, ["שלום", "עולם"]), ("می\u{200C}خواهم بروم", 8, ["می\u{200C}خواهم", "بروم"]),
    ])
    func breaksAtBlanksAndLineFeeds(text: String, width: Int, expected: [String]) {
        #expect(text.lines(of: width) == expected)
    }

    @Test(arguments: [
        ("東京の夜明け", 5, ["東京", "の夜", "明け"]), ("東京", 1, ["東", "京"]), ("see 東京の夜", 8, ["see 東京", "の夜"]),
        // Punctuation, sound marks and small kana do not begin a line, brackets do not end one.
        ("静かで、美しい。", 6, ["静か", "で、美", "しい。"]), ("コーヒー", 4, ["コー", "ヒー"]), ("あっちゃん", 4, ["あっ", "ちゃ", "ん"]),
        ("夜「明け」", 5, ["夜", "「明", "け」"]), ("雨 🌧.", 4, ["雨", "🌧."]),
        // Korean has blanks.
        ("한국 사람", 6, ["한국", "사람"]),
    ])
    func breaksAroundIdeographsAndKana(text: String, width: Int, expected: [String]) {
        #expect(text.lines(of: width) == expected)
    }

    @Test(arguments: [
        ("one /a/long/path two", 8, ["one", "/a/long/path", "two"]), ("one two three", 3, ["one", "two", "three"]),
        ("東京の夜", 2, ["東", "京", "の", "夜"]),
    ])
    func wordsCanBeKeptWhole(text: String, width: Int, expected: [String]) {
        #expect(text.lines(of: width, breakingWords: false) == expected)
    }
}
