import Foundation
import TestSupport

/// A program with one function for each example.
struct ExampleProgram {
    let examples: [Example]

    /// The source of the program.
    ///
    /// Imports move to the top; suites and extensions stay at file scope.
    var text: String {
        var imports: Set = [
            "import Streams", "import StreamsFoundation", "import StreamsInspector", "import StreamsTest",
            "import StreamsLaws", "import Viper",
            "import Foundation", "import Testing",
        ]
        #if canImport(FoundationNetworking)
            imports.insert("import FoundationNetworking")
        #endif
        var body: [String] = []
        for (number, example) in examples.enumerated() {
            imports.formUnion(example.code.filter { $0.hasPrefix("import ") })
            if !example.isAtFileScope {
                let effects = example.code.contains { $0.contains("await ") } ? "async throws" : "throws"
                body.append("@MainActor func example\(number)() \(effects) {")
            }
            body.append("#sourceLocation(file: \"\(example.file)\", line: \(example.line))")
            body += example.code.map { $0.hasPrefix("import ") ? "" : $0 }
            body.append("#sourceLocation()")
            if !example.isAtFileScope { body.append("}") }
        }
        return (imports.sorted() + body).joined(separator: "\n") + "\n"
    }

    /// The text, and an entry point that prints `## NUMBER` before it runs each example.
    var textThatRuns: String {
        let calls = examples.indices.filter { !examples[$0].isAtFileScope }.map {
            "print(\"## \($0)\"); try await example\($0)()"
        }
        return text + "@main enum Program { @MainActor static func main() async throws {\n"
            + calls.joined(separator: "\n") + "\n} }\n"
    }
}
