import TestSupport
import Testing

@Suite("The path of one login", .noLeaks) struct ArchitectureTests {
    @Test("has the number of files and of crossings that the page states") func counts() throws {
        let page = try Project.text("Docs/Architecture-App.md")
        let section = try #require(
            page.components(separatedBy: "\n## ").first { $0.hasPrefix("The path of one login") })
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.joined(separator: "\n")
        let files = Set(rows.matches(of: /`(Sources\/[^`]+)`/).map { String($0.1) })
        let crossings = rows.matches(of: /\| (\d+): (?:into the app|out) \|/).compactMap { Int($0.1) }
        let stated = try #require(section.firstMatch(of: /of (\d+) files runs, and control crosses .*?(\d+) times/))
        #expect(Int(stated.1) == files.count)
        #expect(crossings == Array(1...crossings.count))
        #expect(Int(stated.2) == crossings.count)
    }
}
