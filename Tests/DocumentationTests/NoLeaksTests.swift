import Foundation
import TestSupport
import Testing

@Suite("The trait .noLeaks", .noLeaks) struct NoLeaksTests {
    @Test("is on the suite of every test, or on one around it") func suites() throws {
        let files = try Project.files(below: "Tests", suffix: ".swift").map(TestFile.init)
        let tests = files.flatMap(\.tests)
        #expect(tests.count > 1_000)
        let watched = Set(files.flatMap(\.types).filter(\.isWatched).map(\.name))
        for test in tests {
            #expect(
                test.around.contains { $0.isWatched || $0.isExtension && watched.contains($0.name) },
                "\(test.place) is in no suite with the trait .noLeaks.")
        }
    }
}

/// The types and tests of a source file, nested by indentation, which the formatter guarantees.
private struct TestFile {
    struct Declaration {
        let name: String
        let isExtension: Bool
        let isWatched: Bool
        let indent: Int
    }

    private static let keywords = ["struct ", "class ", "enum ", "actor ", "extension "]

    private(set) var types: [Declaration] = []
    private(set) var tests: [(place: String, around: [Declaration])] = []

    init(_ file: String) throws {
        var around: [Declaration] = []
        var attributes = ""
        for (index, line) in try Project.text(file).components(separatedBy: "\n").enumerated() {
            let text = line.drop { $0 == " " }
            guard !text.isEmpty else { continue }
            let indent = line.count - text.count
            around.removeAll { $0.indent >= indent }
            if text.hasPrefix("@Test") { tests.append(("\(file):\(index + 1)", around)) }
            attributes += text
            // The regular expression alone takes long in debug builds.
            if Self.keywords.contains(where: { text.contains($0) }),
                let type = text.prefixMatch(of: /(?:[\w@.]+(?:\(.*\))? )*(?:struct|class|enum|actor|(extension)) (\w+)/)
            {
                let declaration = Declaration(
                    name: String(type.2), isExtension: type.1 != nil, isWatched: attributes.contains(".noLeaks"),
                    indent: indent)
                types.append(declaration)
                around.append(declaration)
                attributes = ""
            } else if !text.hasPrefix("@") {
                attributes = ""
            }
        }
    }
}
