import Foundation

/// The types that Swift code declares outside of other types.
enum Declarations {
    /// A declared type.
    struct Declaration: Equatable {
        let name: String
        let line: Int
    }

    /// Returns the types that other files of the module can name.
    static func types(in code: String) -> [Declaration] {
        let declaration =
            /(?<modifiers>(?:@\w+(?:\([^)]*\))? +|[a-z]+(?:\([a-z]+\))? +)*?)(?:class|struct|enum|protocol|actor|typealias) +(?<name>\w+)/
        return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard let match = line.prefixMatch(of: declaration), !match.modifiers.contains("private") else {
                return nil
            }
            return Declaration(name: String(match.name), line: index + 1)
        }
    }

    /// Returns the modules that code imports.
    static func imports(in code: String) -> Set<String> {
        let statement =
            /(?m)^ *(?:@\w+ +)*(?:public +|internal +|package +|private +)?import +(?:(?:class|enum|func|let|protocol|struct|typealias|var) +)?(\w+)/
        return Set(code.matches(of: statement).map { String($0.1) })
    }

    /// Returns the words of code that begin with a capital letter, without those of comments and strings.
    static func capitalizedWords(in code: String) -> Set<String> {
        let bare = code.replacing(/\/\/[^\n]*|"[^"\n]*"/, with: "")
        return Set(bare.matches(of: /\b[A-Z]\w*/).map { String($0.output) })
    }
}
