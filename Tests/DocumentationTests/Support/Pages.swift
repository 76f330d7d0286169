import Foundation
import TestSupport

/// The pages of documentation, by path from the root.
enum Pages {
    /// Every page once: the pages of `Docs` that a catalog links to are left out there.
    static let all =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Examples/README.md"]
        + Project.files(below: "Docs", suffix: ".md") + catalogs

    /// The pages of the DocC catalogs that are files of their own.
    static let catalogs = Project.files(below: "Sources", suffix: ".md").filter { page in
        let path = Project.root.appending(path: page).path
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        return page.contains(".docc/") && !isLink
    }
}
