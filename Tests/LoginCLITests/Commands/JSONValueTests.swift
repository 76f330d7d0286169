import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct JSONValueTests {
    @Test func aLineHasSortedKeysAndNulls() {
        let value: JSONValue = [
            "b": .array([.null, JSONValue(1)]), "a": ["z": JSONValue(nil as String?), "c": .text("/")],
        ]
        #expect(value.line == #"{"a":{"c":"/","z":null},"b":[null,1]}"#)
    }

    @Test func textsAreEscaped() throws {
        let text = "a\"b\\c\nd\u{1B}\u{7F}\u{9B}\u{202E}\u{2028}\u{E0001} é静👩‍💻"
        let line = JSONValue.object([text: .text(text)]).line
        #expect(try JSONDecoder().decode([String: String].self, from: Data(line.utf8)) == [text: text])
        #expect(line.hasSuffix(#"\u001b\u007f\u009b\u202e\u2028\udb40\udc01 é静👩‍💻"}"#))
        #expect(!line.contains("\n"))
    }

    @Test(arguments: [
        ("-12.5", "-12.5"), ("0.1", "0.1"),
        ("-999999999999999999999999999999999999.99", "-999999999999999999999999999999999999.99"),
    ])
    func amountsKeepTheirDigits(amount: String, text: String) throws {
        #expect(JSONValue.number(try #require(Decimal(string: amount))).line == text)
    }

    @Test func measurementsHaveTheirShortestDigits() {
        #expect(JSONValue(21.3).line == "21.3")
        #expect(JSONValue(10_000.0).line == "10000")
        #expect(JSONValue(Double.nan) == .null)
        #expect(JSONValue(Double.infinity) == .null)
        #expect(JSONValue(nil as Double?) == .null)
    }
}
