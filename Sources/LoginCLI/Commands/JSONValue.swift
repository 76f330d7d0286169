import Foundation

/// A JSON value.
///
/// A key without a value is `null`, and never missing.
enum JSONValue: Encodable, Equatable {
    case null
    case number(Decimal)
    case text(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(_ text: String?) { self = text.map(JSONValue.text) ?? .null }

    init(_ number: Int) { self = .number(Decimal(number)) }

    /// The shortest decimal number that stands for a binary one; `null` for one that JSON does not have.
    init(_ number: Double?) { self = number.flatMap { Decimal(string: "\($0)") }.map(JSONValue.number) ?? .null }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }

    /// The value on one line, with its keys in alphabetical order.
    var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding these values cannot fail.
        let line = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
        return line.isPrintableASCII ? line : line.unicodeScalars.map(Self.harmless).joined()
    }

    /// The scalar, or its escape sequence in JSON if it could control a terminal or disguise the text.
    ///
    /// The encoder escapes the controls of ASCII only. Scalars beyond ASCII are always within a text.
    private static func harmless(_ scalar: Unicode.Scalar) -> String {
        guard scalar.isInvisible else { return String(scalar) }
        return String(scalar).utf16.map { String(format: "\\u%04x", $0) }.joined()
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(uniqueKeysWithValues: elements))
    }
}
