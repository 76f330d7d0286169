import StreamsTest
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct DisplayWidthTests {
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
}
