import Foundation
import OperatorMarbles
import TestSupport
import Testing

@Suite("The marbles of the documentation comments", .noLeaks) @MainActor struct OperatorMarblesTests {
    @Test("show what the operator does", arguments: OperatorMarble.all) func run(_ marble: OperatorMarble) throws {
        let text = try marble.run().text
        #expect(text == marble.text, "The run of the diagram in \(marble.file) is\n\(text)")
    }

    @Test("are those that run here") func generated() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "marbles-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = Project.root.appending(path: "Scripts/generate-marbles.py").path
        let (status, text) = try await Project.run(["python3", script, folder.path])
        try #require(status == 0, "\(text)")
        let checkedIn = Project.root.appending(path: "Tests/Support/OperatorMarbles/Generated")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: checkedIn.path).sorted() == files.sorted())
        for file in files {
            let isSame = FileManager.default.contentsEqual(
                atPath: folder.appending(path: file).path, andPath: checkedIn.appending(path: file).path)
            #expect(isSame, "A comment has changed. Run Scripts/generate-marbles.py.")
        }
    }

    @Test("follow other diagrams of their sources") func otherSources() throws {
        let map = try #require(OperatorMarble.all.first { $0.name == "map" })
        #expect(try map.run(sources: ["source": "-4-5#"]).diagrams == ["-4-5#", "-40 has no room for 50 in column 3"])
        let merge = try #require(OperatorMarble.all.first { $0.name == "merge" })
        #expect(
            try merge.run(sources: ["first": "-1--|"]).diagrams == [
                "-1--|", "-----2--------4--|", "-1---2--------4--|",
            ])
    }

    @Test("with an unclosed bracket are refused") func malformed() throws {
        let map = try #require(OperatorMarble.all.first { $0.name == "map" })
        #expect(throws: (any Error).self) { try map.run(sources: ["source": "--(1|"]) }
    }
}

extension OperatorMarble: CustomTestStringConvertible {
    package var testDescription: String { name }
}
