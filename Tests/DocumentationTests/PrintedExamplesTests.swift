import Foundation
import TestSupport
import Testing

@Suite("The examples of the catalogs print what their comments say", .noLeaks) struct PrintedExamplesTests {
    @Test("all of them, in one program") func run() async throws {
        let examples = try Pages.catalogs.flatMap { try Example.inMarkdown($0) }.filter { !$0.printedWords.isEmpty }
        #expect(examples.count > 10)
        let folder = FileManager.default.temporaryDirectory.appending(path: "printed-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Examples.swift")
        let program = folder.appending(path: "Examples")
        try ExampleProgram(examples: examples).textThatRuns.write(to: file, atomically: true, encoding: .utf8)
        let compiled = try await Project.run(
            ["swiftc", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-enable-testing"]
                + ["-I", Project.modules.path, file.path, "-o", program.path] + objects())
        try #require(compiled.status == 0, "\(compiled.text)")
        let (status, text) = try await Project.run([program.path])
        #expect(status == 0, "\(text)")
        // The first word of each output is the number of the example.
        let outputs = text.components(separatedBy: "## ").dropFirst().map {
            $0.split { " \n".contains($0) }.dropFirst()
        }
        try #require(outputs.count == examples.count, "\(text)")
        for (example, output) in zip(examples, outputs) {
            #expect(Array(output) == example.printedWords, "\(example.file):\(example.line)")
        }
    }

    /// Returns the object files of the modules that examples import, and what the build that made them links.
    private func objects() throws -> [String] {
        let modules = ["Streams", "StreamsFoundation", "StreamsInspector", "StreamsTest", "StreamsLaws", "Viper"]
        let isProfiled = ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"] != nil
        return try Project.objects(of: modules) + (isProfiled ? ["-profile-generate"] : [])
    }
}
