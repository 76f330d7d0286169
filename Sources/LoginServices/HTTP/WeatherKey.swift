/// The key of a client at a weather service, which is a secret: no description contains it.
public struct WeatherKey: Sendable, Equatable {
    let text: String

    /// Creates a key; returns `nil` if `text` is empty, or has a character that a URL would have to escape.
    public init?(_ text: String) {
        let unreserved = text.utf8.allSatisfy { byte in
            let character = Character(UnicodeScalar(byte))
            return character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
        }
        guard !text.isEmpty, unreserved else { return nil }
        self.text = text
    }
}

extension WeatherKey: CustomStringConvertible, CustomReflectable {
    /// A text without the key.
    public var description: String { "WeatherKey" }

    /// A mirror without the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
