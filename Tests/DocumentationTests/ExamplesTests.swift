import Foundation
import TestSupport
import Testing

@Suite("Every example in the documentation compiles", .noLeaks) struct ExamplesTests {
    static let examples: [Example] = {
        let sources = [
            "Sources/Streams", "Sources/StreamsFoundation", "Sources/StreamsInspector", "Sources/StreamsTest",
            "Sources/StreamsLaws",
            "Sources/Viper",
        ]
        let comments = sources.flatMap { Project.files(below: $0, suffix: ".swift") }
        return comments.flatMap { (try? Example.inComments(of: $0)) ?? [] }
            + Pages.all.flatMap { (try? Example.inMarkdown($0)) ?? [] }
    }()

    @Test("all of them, in Swift 6 mode, in one run of the compiler") func compile() async throws {
        #expect(Self.examples.count > 50)
        let folder = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Examples.swift")
        try ExampleProgram(examples: Self.examples).text.write(to: file, atomically: true, encoding: .utf8)
        let (status, output) = try await Project.run([
            "swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings", "-enable-testing",
            "-I", Project.modules.path, file.path,
        ])
        #expect(status == 0, "\(output)")
    }
}
