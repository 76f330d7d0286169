import Foundation
import TestSupport
import Testing

/// A page whose examples run in a file of tests.
struct Guide {
    let text: String
    private let path: String

    /// The page `Docs/NAME.md`.
    init(_ name: String) { self.init(path: "Docs/\(name).md") }

    init(path: String) {
        self.path = path
        text = (try? Project.text(path)) ?? ""
    }

    /// Returns a text as Markdown shows it verbatim.
    static func shown(_ text: String) -> String {
        text.components(separatedBy: "\n").map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    func shows(_ text: String) -> Bool { self.text.contains(Self.shown(text)) }

    /// Expects each example of the page in the file with the tests.
    func expectExamples(
        in tests: String, atLeast count: Int = 6, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = try Project.text("Tests/DocumentationTests/\(tests).swift")
        let code = joined(file.components(separatedBy: "\n"))
        let examples = try Example.inMarkdown(path)
        #expect(examples.count >= count, sourceLocation: sourceLocation)
        for example in examples {
            #expect(
                code.contains(joined(example.code)), "The example in line \(example.line) does not run here.",
                sourceLocation: sourceLocation)
        }
    }

    /// Expects declarations of the page, each given by the beginning of its name, in the file with the tests.
    func expectDeclarations(
        _ names: [String], in tests: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let code = joined(try Project.text("Tests/DocumentationTests/\(tests).swift").components(separatedBy: "\n"))
        let examples = try Example.inMarkdown(path)
        for name in names {
            let declaration = examples.lazy.compactMap { $0.declaration(name) }.first
            let isRun = declaration.map { code.contains(joined($0)) }
            #expect(isRun == true, "The page has no \(name), or another one.", sourceLocation: sourceLocation)
        }
    }

    private func joined(_ lines: [String]) -> String {
        lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
            .joined(separator: "\n")
    }
}
