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
            #/
            (?<modifiers>(?:
                (?:
                    @[\w.]+
                    |\b(?:public|open|package|internal|fileprivate|private|final|indirect|distributed|nonisolated|import)\b
                )
                (?:\(\s*\))?\s*
            )*)
            \b(?:class|struct|enum|protocol|actor|typealias)\s+`?(?<name>\w+)`?
            (?<synonym>(?:\s*<[^>]*>)?\s*=\s*\w+\.`?\k<name>\b)?
            /#.wordBoundaryKind(.simple)
        let text = outermost(code)
        var (line, position) = (1, text.startIndex)
        var declarations: [Declaration] = []
        for match in text.matches(of: declaration) {
            line += text[position..<match.name.startIndex].utf8.count { $0 == UInt8(ascii: "\n") }
            position = match.name.startIndex
            if match.modifiers.contains(/\b(?:fileprivate|private|import)\b/) { continue }
            declarations.append(
                Declaration(
                    name: String(match.name), line: line,
                    isVisibleOutside: match.modifiers.contains(/\b(?:public|open|package)\b/),
                    isSynonym: match.synonym != nil))
        }
        return declarations
    }

    /// Returns the modules that code imports.
    static func imports(in code: String) -> Set<String> {
        let statement = /\bimport\s+(?:(?:class|enum|func|let|protocol|struct|typealias|var)\s+)?`?(\w+)/
            .wordBoundaryKind(.simple)
        return Set(outermost(code).matches(of: statement).map { String($0.1) })
    }

    /// Returns the code outside of braces, brackets and parentheses; spaces stand for the rest.
    private static func outermost(_ code: String) -> String {
        var depth = 0
        var text = String.UnicodeScalarView()
        for scalar in BareCode.text(of: code).unicodeScalars {
            if ")]}".unicodeScalars.contains(scalar) { depth = max(0, depth - 1) }
            text.append(depth == 0 || scalar == "\n" ? scalar : " ")
            if "([{".unicodeScalars.contains(scalar) { depth += 1 }
        }
        return String(text)
    }

    /// Returns the words of code that begin with a capital letter, without those of comments and strings.
    static func capitalizedWords(in code: String) -> Set<String> {
        Set(BareCode.text(of: code).matches(of: /\b[A-Z]\w*/).map { String($0.output) })
    }

    /// Returns the types that code uses and does not declare, with its nested types and without attributes.
    static func usedTypes(in code: String) -> Set<String> {
        let bare = BareCode.text(of: code).replacing(/@\w+/, with: "")
        let declared = bare.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias) +(\w+)/).map { String($0.1) }
        return capitalizedWords(in: bare).subtracting(declared).subtracting(imports(in: code))
    }
}
