import Foundation

/// The types that Swift code declares outside of other types.
enum Declarations {
    /// A declared type.
    struct Declaration: Equatable {
        let name: String
        let line: Int
        /// Whether code in other modules of the package can name it.
        var isVisibleOutside = false
        /// Whether it is an alias of a type with the same name, such as `typealias Signal = Streams.Signal`.
        var isSynonym = false
    }

    /// Returns the types that other files of the module can name.
    static func types(in code: String) -> [Declaration] {
        let declaration =
            /(?<modifiers>(?:@\w+(?:\([^)]*\))? +|[a-z]+(?:\([a-z]+\))? +)*?)(?:class|struct|enum|protocol|actor|typealias) +(?<name>\w+)(?<synonym>(?:<[^>]*>)? *= *\w+\.\k<name>\b)?/
        // The indentations of the statements whose braces are open.
        var scopes: [Int] = []
        // The indentation of the statement that the next line may continue.
        var statement: Int?
        // The end of the multiline string or comment that the line is in.
        var end: String?
        var declarations: [Declaration] = []
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let text = line.drop { $0 == " " || $0 == "\t" }
            if let mark = end {
                if text.contains(mark) { end = nil }
                continue
            }
            if text.hasPrefix("/*"), !text.contains("*/") { end = "*/" }
            if text.isEmpty || text.hasPrefix("/") { continue }
            // Code in an #if can be indented, so a condition neither opens nor ends a scope.
            if text.contains(/^#(?:if|elseif|else|endif)\b/) {
                statement = nil
                continue
            }
            if text.split(separator: "\"\"\"", omittingEmptySubsequences: false).count == 2 { end = "\"\"\"" }
            let own = line.count - text.count
            let indentation = statement.map { min($0, own) } ?? own
            statement = indentation
            // By indentation, so that a brace in a string has no effect on the rest of the file.
            while let last = scopes.last, last >= indentation { scopes.removeLast() }
            if scopes.isEmpty, let match = text.prefixMatch(of: declaration), !match.modifiers.contains("private"),
                !match.modifiers.contains("import")
            {
                declarations.append(
                    Declaration(
                        name: String(match.name), line: index + 1,
                        isVisibleOutside: match.modifiers.contains(/\b(?:public|open|package)\b/),
                        isSynonym: match.synonym != nil))
            }
            if text.count(where: { $0 == "{" }) > text.count(where: { $0 == "}" }) {
                scopes.append(indentation)
                statement = nil
            }
        }
        return declarations
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

    /// Returns the types that code uses and does not declare, with its nested types and without attributes.
    static func usedTypes(in code: String) -> Set<String> {
        let bare = code.replacing(/@\w+/, with: "")
        let declared = bare.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias) +(\w+)/).map { String($0.1) }
        return capitalizedWords(in: bare).subtracting(declared).subtracting(imports(in: code))
    }
}
