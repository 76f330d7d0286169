/// Swift code without comments and without the contents of strings and regular expressions.
///
/// Spaces take their place, so that every declaration keeps its line; a line ends with a line feed. The code of an
/// interpolation stays.
struct BareCode {
    // Scalars, as the compiler reads them: a character would include an accent that follows a quote.
    private let code: [Unicode.Scalar]
    private var position = 0
    private var bare = String.UnicodeScalarView()

    static func text(of code: String) -> String {
        var reader = BareCode(code: code.unicodeScalars.filter { $0 != "\r" })
        reader.readCode()
        return String(reader.bare)
    }

    /// Reads to the end, or the parentheses of an interpolation.
    private mutating func readCode(isInterpolation: Bool = false) {
        var depth = 0
        while position < code.count {
            switch code[position] {
            case "/" where isNext("//"): blank(code[position...].prefix { $0 != "\n" }.count)
            case "/" where isNext("/*"): skipComment()
            case "\"", "#", "/":
                if let literal { skip(literal) } else { keep() }
            case "`": readQuotedIdentifier()
            case "(":
                depth += 1
                keep()
            case ")":
                depth -= 1
                keep()
                if isInterpolation, depth == 0 { return }
            default: keep()
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            let (isStart, isEnd) = (isNext("/*"), isNext("*/"))
            depth += isStart ? 1 : isEnd ? -1 : 0
            blank(isStart || isEnd ? 2 : 1)
        } while depth > 0 && position < code.count
    }

    private mutating func skip(_ literal: Literal) {
        blank(literal.opening.count)
        while position < code.count, literal.spansLines || code[position] != "\n" {
            if isNext(literal.closing) { return blank(literal.closing.count) }
            if literal.isString, isNext(literal.escape + "(") {
                blank(literal.escape.count)
                readCode(isInterpolation: true)
            } else {
                blank(isNext(literal.escape) ? literal.escape.count + 1 : 1)
            }
        }
    }

    /// Reads an identifier in backticks as one word; it can contain spaces and braces.
    private mutating func readQuotedIdentifier() {
        keep()
        while position < code.count, code[position] != "\n" {
            if isNext("`") { return keep() }
            bare.append(code[position].properties.isXIDContinue ? code[position] : "_")
            position += 1
        }
    }

    private mutating func keep() {
        bare.append(code[position])
        position += 1
    }

    private mutating func blank(_ count: Int) {
        let end = min(position + count, code.count)
        for scalar in code[position..<end] { bare.append(scalar == "\n" ? "\n" : " ") }
        position = end
    }

    private func isNext(_ text: String) -> Bool { code[position...].starts(with: text.unicodeScalars) }
}

// MARK: - Literals -

extension BareCode {
    /// A string or a regular expression.
    private struct Literal {
        let opening: String
        let closing: String
        /// The characters before one that has no effect.
        let escape: String
        let isString: Bool
        let spansLines: Bool
    }

    /// The literal that begins here.
    private var literal: Literal? {
        let pounds = String(repeating: "#", count: code[position...].prefix { $0 == "#" }.count)
        if isNext(pounds + "\"") {
            // `#"""#` is a string in one line.
            let spansLines = isNext(pounds + "\"\"\"") && isLastInLine(pounds + "\"\"\"")
            let quotes = spansLines ? "\"\"\"" : "\""
            return Literal(
                opening: pounds + quotes, closing: quotes + pounds, escape: "\\" + pounds, isString: true,
                spansLines: spansLines)
        }
        guard pounds.isEmpty ? beginsRegex : isNext(pounds + "/") else { return nil }
        return Literal(
            opening: pounds + "/", closing: "/" + pounds, escape: "\\", isString: false,
            spansLines: !pounds.isEmpty && isLastInLine(pounds + "/"))
    }

    private func isLastInLine(_ text: String) -> Bool {
        code[position...].dropFirst(text.count).first { $0 == "\n" || !$0.properties.isWhitespace } == "\n"
    }

    /// Whether the slash begins a regular expression; that of a division has spaces on both sides or on none.
    private var beginsRegex: Bool {
        guard position == 0 || isSpace(position - 1) || "([{,;:".unicodeScalars.contains(code[position - 1]) else {
            return false
        }
        var end = position + 1
        while end < code.count, code[end] != "/", code[end] != "\n" { end += code[end] == "\\" ? 2 : 1 }
        // `reduce(1, /)` passes an operator.
        return end < code.count && code[end] == "/" && !isSpace(end - 1) && !isSpace(position + 1)
            && code[position + 1] != ")"
    }

    private func isSpace(_ index: Int) -> Bool { code[index].properties.isWhitespace }
}
