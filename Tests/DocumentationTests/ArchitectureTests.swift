import TestSupport
import Testing

@Suite("The path of one login", .noLeaks) struct ArchitectureTests {
    @Test("has the number of files and of crossings that the page states") func counts() throws {
        let page = try Project.text("Docs/Architecture-App.md")
        let section = try #require(
            page.components(separatedBy: "\n## ").first { $0.hasPrefix("The path of one login") })
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
        func count(_ rows: some Collection<Substring>) -> [Int?] {
            let files = Set(rows.compactMap { $0.firstMatch(of: /`(Sources\/[^`]+)`/).map { String($0.1) } })
            let crossings = rows.compactMap { $0.firstMatch(of: /\| (\d+): (?:into the app|out) \|$/) }
            #expect(crossings.map { Int($0.1) } == Array(1...crossings.count))
            return [files.count, crossings.count]
        }
        let stated = try #require(
            section.firstMatch(
                of: /of (\d+) files runs, and control crosses[^.]+ (\d+) times; (\d+) files and (\d+) crossings/))
        #expect([Int(stated.1), Int(stated.2)] == count(rows))
        let success = try #require(rows.firstIndex { $0.contains("receives the success") })
        #expect([Int(stated.3), Int(stated.4)] == count(rows[...success]))
    }
}
