import Foundation
import StreamsTest
import TestSupport
import Testing

@Suite("Every example in the documentation compiles", .noLeaks) struct ExamplesTests {
    static let examples: [Example] = {
        let sources = [
            "Sources/Streams", "Sources/StreamsFoundation", "Sources/StreamsTest", "Sources/StreamsLaws",
            "Sources/Viper",
        ]
        let comments = sources.flatMap { Project.files(below: $0, suffix: ".swift") }
        let pages = ["README.md", "CONTRIBUTING.md"] + Project.files(below: "Docs", suffix: ".md")
        return comments.flatMap { (try? Example.inComments(of: $0)) ?? [] }
            + pages.flatMap { (try? Example.inMarkdown($0)) ?? [] }
    }()

    @Test("all of them, in Swift 6 mode, in one run of the compiler") func compile() throws {
        #expect(Self.examples.count > 50)
        let folder = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Examples.swift")
        try program(of: Self.examples).write(to: file, atomically: true, encoding: .utf8)
        let (status, output) = try Project.run([
            "swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings", "-enable-testing",
            "-I", Project.modules.path, file.path,
        ])
        #expect(status == 0, "\(output)")
    }

    /// Returns a program with one function for each example.
    ///
    /// Imports move to the top. Suites stay at file scope, which their macros require.
    private func program(of examples: [Example]) -> String {
        var imports: Set = [
            "import Streams", "import StreamsFoundation", "import StreamsTest", "import StreamsLaws", "import Viper",
            "import Foundation",
            "import Testing",
        ]
        #if canImport(FoundationNetworking)
            imports.insert("import FoundationNetworking")
        #endif
        var body: [String] = []
        for (number, example) in examples.enumerated() {
            imports.formUnion(example.code.filter { $0.hasPrefix("import ") })
            let isSuite = example.code.contains { $0.hasPrefix("@Suite(.noLeaks)") }
            if !isSuite { body.append("@MainActor func example\(number)() throws {") }
            body.append("#sourceLocation(file: \"\(example.file)\", line: \(example.line))")
            body += example.code.map { $0.hasPrefix("import ") ? "" : $0 }
            body.append("#sourceLocation()")
            if !isSuite { body.append("}") }
        }
        return (imports.sorted() + body).joined(separator: "\n") + "\n"
    }
}
