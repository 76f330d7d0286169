import Foundation
import TestSupport

/// A code example in the documentation.
struct Example: Sendable {
    let file: String
    let line: Int
    let code: [String]

    /// Whether the code is a suite, a test, an extension or a model, which a function cannot contain.
    var isAtFileScope: Bool {
        code.contains { line in
            line.contains("@Suite(") || line.hasPrefix("@Test ") || line.contains("@Observable ")
                || line.drop { $0 == " " }.hasPrefix("extension ")
        }
    }

    /// The words that the example prints, by its comments: those at the end of a line of code, if it calls `print`.
    var printedWords: [Substring] {
        guard code.contains(where: { $0.contains("print(") }) else { return [] }
        return code.compactMap { $0.firstMatch(of: /\S.*  \/\/ (.*)/)?.1 }.flatMap { $0.split(separator: " ") }
    }

    /// Returns the lines of a declaration at the top level of the example, such as `func list` or `class Cart`.
    func declaration(_ name: String) -> [String]? {
        let lines = code.drop { line in
            line.hasPrefix(" ") || !["(", "<", ":", " "].contains { line.contains(name + $0) }
        }
        return lines.firstIndex(of: "}").map { Array(lines[...$0]) }
    }
}

extension Example {
    /// Returns the examples in the documentation comments of a Swift file: indented blocks that are not diagrams.
    static func inComments(of file: String) throws -> [Example] {
        var examples: [Example] = []
        var block: [String] = []
        var start = 0
        var isAfterParagraph = false
        func close() {
            let code = Array(block.reversed().drop { $0.isEmpty }.reversed())
            if !code.isEmpty, !isDiagram(code) { examples.append(Example(file: file, line: start, code: code)) }
            block = []
        }
        for (index, line) in try Project.text(file).components(separatedBy: "\n").enumerated() {
            let trimmed = line.drop { $0 == " " }
            defer { isAfterParagraph = trimmed != "///" && block.isEmpty }
            // As in Markdown, an indented line after a paragraph continues it.
            if trimmed.hasPrefix("///     "), !isAfterParagraph {
                if block.isEmpty { start = index + 1 }
                block.append(String(trimmed.dropFirst(8)))
            } else if trimmed == "///", !block.isEmpty, !isDiagram(block) {
                // A diagram ends with its lines, code may have empty ones.
                block.append("")
            } else if !block.isEmpty {
                close()
            }
        }
        if !block.isEmpty { close() }
        return examples
    }

    /// Whether the code is a file of a package, which has its path in the first line and is no example by itself.
    private var isFile: Bool {
        code.first?.contains(/^\/\/ (?:(?:Sources|Tests)\/\S+\.swift$|swift-tools-version:)/) == true
    }

    /// Returns the fenced Swift blocks of a Markdown file, apart from the files of a package.
    static func inMarkdown(_ file: String) throws -> [Example] {
        var examples: [Example] = []
        var block: [String]?
        var start = 0
        for (index, line) in try Project.text(file).components(separatedBy: "\n").enumerated() {
            if line == "```swift" {
                block = []
                start = index + 1
            } else if line == "```", let code = block {
                examples.append(Example(file: file, line: start, code: code))
                block = nil
            } else {
                block?.append(line)
            }
        }
        return examples.filter { !$0.isFile }
    }

    /// Returns whether a block is a diagram: dashes, runs of spaces and final bars occur in code only in strings.
    private static func isDiagram(_ code: [String]) -> Bool {
        code.contains { line in
            let text = line.drop { $0 == " " }.replacing(/"[^"]*"/, with: "\"\"")
            return text.contains("--") || text.contains("   ") || text.hasSuffix("|") || text.hasSuffix("|)")
                || text.hasSuffix(": #")
        }
    }
}
