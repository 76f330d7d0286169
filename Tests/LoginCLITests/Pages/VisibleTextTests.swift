import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct VisibleTextTests {
    @Test(arguments: [
        "", "ada@example.com", "J\u{FC}rgen \u{65E5}\u{672C}",
        // Persian with a zero-width non-joiner, Sinhala with a joiner.
        "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}", "\u{DC1}\u{DCA}\u{200D}\u{DBB}\u{DD3}",
        // Emoji: a family, a skin tone, a pirate flag, the flag of England, a keycap.
        "👨‍👩‍👧‍👦", "👍🏽", "🏴‍☠️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣",
        // Direction marks; the sign before an Arabic year.
        "\u{200E}-5\u{200F}", "\u{61C}7", "\u{601}\u{661}\u{664}",
        // Non-breaking spaces.
        "1\u{202F}234,50\u{A0}€",
    ])
    func whatScriptsNeedStays(text: String) {
        #expect(text.visible == text)
    }

    @Test(arguments: [
        ("\u{1B}[2J", "^[[2J"), ("a\r\nb\tc\0", "a^M^Jb^Ic^@"), ("\u{7F}", "^?"), ("\u{9B}31m", "\\u{9B}31m"),
        ("a\u{200B}b", "a\\u{200B}b"), ("a\u{2028}b", "a\\u{2028}b"), ("\u{FEFF}a", "\\u{FEFF}a"),
        ("a\u{E0067}", "a\\u{E0067}"), ("👍\u{1B}[m", "👍^[[m"), ("👍\u{200D}\u{202E}", "👍\u{200D}\\u{202E}"),
    ])
    func controlsAreWrittenOut(text: String, expected: String) {
        #expect(text.visible == expected)
    }

    @Test(arguments: [0x202A...0x202E, 0x2066...0x2069].joined().compactMap { Unicode.Scalar($0) })
    func whatReordersAllThatFollowsIsWrittenOut(scalar: Unicode.Scalar) {
        let name = String(scalar.value, radix: 16, uppercase: true)
        #expect("a\(scalar)b".visible == "a\\u{\(name)}b")
    }

    /// Dates and amounts of Arabic, Hebrew, Persian, Urdu and other locales contain direction marks.
    @Test func everyLocaleCanWriteDatesAndAmounts() {
        var locales = 0
        for locale in Locale.availableIdentifiers.map({ Locale(identifier: $0) }) {
            let model = AmountModel(amount: -1_234.5, currency: "EUR")
            let row = [
                AmountFormatter(locale: locale).string(from: model),
                Date(timeIntervalSince1970: 1_787_900_000).formatted(
                    Date.FormatStyle(date: .numeric, time: .omitted, locale: locale, timeZone: .gmt)),
            ]
            if row.joined().unicodeScalars.contains(where: { $0.properties.generalCategory == .format }) {
                locales += 1
            }
            #expect(row.map(\.visible) == row, "\(locale.identifier)")
        }
        #expect(locales >= 22)
    }

    @Test(arguments: [
        ("one", ["one"]), ("", [""]), ("one\ntwo", ["one", "two"]), ("one\r\ntwo\r\n", ["one", "two"]),
        ("one\n\n\u{1B}two", ["one", "", "^[two"]), ("one\u{2028}two\rthree", ["one", "two", "three"]),
    ])
    func textKeepsItsLineBreaks(text: String, lines: [String]) {
        #expect(text.visibleLines == lines)
    }
}
