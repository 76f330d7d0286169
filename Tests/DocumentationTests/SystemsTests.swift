import Foundation
import TestSupport
import Testing

@Suite("The table of systems", .noLeaks) struct SystemsTests {
    private static let rows: [[String]] = {
        let text = (try? Project.text("Docs/Systems.md")) ?? ""
        return text.components(separatedBy: "\n")
            .filter { $0.hasPrefix("| ") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { Int($0[0]) != nil }
    }()

    @Test("has every row, in order") func rows() {
        #expect(Self.rows.compactMap { Int($0[0]) } == Array(1...40))
    }

    @Test("has code and a test for every row") func evidence() {
        for row in Self.rows {
            #expect(row.count == 4 && row[2].contains("`Sources/") && row[3].contains("`Tests/"), "\(row)")
        }
    }

    @Test("names suites with tests for every row") func suites() throws {
        for row in Self.rows {
            let suites = Self.paths(in: row[3]).filter { $0.hasPrefix("Tests/") }
            #expect(!suites.isEmpty)
            for suite in suites {
                let text = try Project.text(suite)
                let name = suite.split(separator: "/").last?.dropLast(".swift".count) ?? ""
                #expect(text.contains(" \(name) {") && text.contains("@Test"), "\(suite) has no suite \(name).")
                #expect(!text.contains(".disabled("), "\(suite)")
            }
        }
    }

    @Test("names files that exist") func files() {
        let paths = Self.rows.flatMap { $0 }.flatMap(Self.paths).filter { $0.contains("/") }
        #expect(paths.count > 30)
        for path in paths {
            #expect(
                FileManager.default.fileExists(atPath: Project.root.appending(path: path).path),
                "Docs/Systems.md names \(path), which does not exist.")
        }
    }

    /// The code in a cell.
    private static func paths(in cell: String) -> [String] {
        cell.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
}
