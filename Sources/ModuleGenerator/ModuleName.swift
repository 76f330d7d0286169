import Foundation

/// The name of a module, made from words: `user profile`, `user-profile` and `userProfile` are `UserProfile`.
public struct ModuleName: Sendable, Equatable {
    /// The name as an identifier.
    public let text: String

    /// Creates a name from words, which hyphens, underscores, spaces or capital letters separate.
    public init(_ words: String) throws(GeneratorError) {
        // A ligature is its letters: its capital form would be two capital letters.
        let plain = words.precomposedStringWithCompatibilityMapping
        let text = plain.split { "-_ \t".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard !text.isEmpty else {
            throw .usage("A module needs a name, such as 'user profile'.")
        }
        guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw .usage(
                "'\(words)' cannot be the name of a module. A name has the letters A to Z and digits, and begins with "
                    + "a letter; spaces, hyphens and underscores separate its words.")
        }
        if Self.keywords.contains(text) {
            throw .usage("'\(text)' is a word of the Swift language. Add a word to the name, such as '\(text)Screen'.")
        }
        self.text = text
    }

    /// The words of the name with spaces between them, for titles.
    public var title: String {
        // Lookahead: the capital letter after a boundary can be the last letter before another one, as in PlanBView.
        text.replacing(/[a-z0-9](?=[A-Z])|[A-Z](?=[A-Z][a-z])/) { match in "\(match.output) " }
    }

    /// The keywords that begin with a capital letter, and the names that Swift reserves for metatypes.
    private static let keywords: Set = ["Any", "Protocol", "Self", "Type"]
}
