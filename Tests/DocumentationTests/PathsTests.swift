import Foundation
import TestSupport
import Testing

@Suite("The paths in the documentation", .noLeaks) struct PathsTests {
    private func exists(_ path: String, from folder: URL = Project.root) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    }

    @Test("exist", arguments: Pages.all) func paths(of page: String) throws {
        let paths = try Project.text(page).matches(of: /`((?:Sources|Tests|Docs|Scripts|Benchmarks|\.ci)\/[\w\/+.-]+)/)
            .map { String($0.1) }
        #expect(paths.filter { !exists($0) } == [], "\(page) names paths that do not exist.")
    }

    @Test("that are links exist", arguments: Pages.all) func links(of page: String) throws {
        let folder = Project.root.appending(path: page).deletingLastPathComponent()
        let links = try Project.text(page).matches(of: /\]\(([^):#]+)\)/).map { String($0.1) }
        #expect(links.filter { !exists($0, from: folder) } == [], "\(page) links to pages that do not exist.")
    }

    @Test("name every page in the README") func readme() throws {
        let text = try Project.text("README.md")
        let pages = Pages.all.filter { $0 != "README.md" && !Pages.catalogs.contains($0) }
        #expect(pages.filter { !text.contains("](\($0))") } == [])
    }
}
