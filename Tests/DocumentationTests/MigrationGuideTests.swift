import Foundation
import TestSupport
import Testing

@Suite("The guide for users of RxSwift", .noLeaks) struct MigrationGuideTests {
    private let page = (try? Project.text("Sources/Streams/Streams.docc/ComingFromRxSwift.md")) ?? ""
    private let announced = Project.files(below: "Tests/Diagnostics", suffix: ".swift")
        .compactMap { try? Project.text($0) }.joined()

    @Test("quotes diagnostics that a test provokes") func renamed() {
        let quoted = page.matches(of: /'\w+' has been renamed to '[^']+'/).map { String($0.output) }
        #expect(quoted.count > 10)
        #expect(quoted.filter { !announced.contains("any error: \($0)") } == [])
    }

    @Test("lists the lines of a client that Swift 6 mode needs in another form") func ported() throws {
        let sources = "Tests/Client/Sources"
        var rows: [String] = []
        for file in ["BusyIndicator", "FeedReactor", "Helpers", "SignUpViewModel"] {
            let before = try lines(of: "\(sources)/Ported/\(file).swift")
            let after = try lines(of: "\(sources)/PortedToSwift6/\(file).swift")
            try #require(before.count == after.count, "\(file)")
            rows += zip(before, after).filter { $0 != $1 }.map { "| `\($0)` | `\($1)` | " }
        }
        let listed = page.matches(of: /\n(\| `[^`]+` \| `[^`]+` \| )[^|]+ \|(?=\n)/).map { String($0.1) }
        #expect(listed == rows)
    }

    /// The lines without indentation and without the brace that opens a block.
    private func lines(of file: String) throws -> [String] {
        try Project.text(file).components(separatedBy: "\n").map { line in
            let code = line.trimmingCharacters(in: .whitespaces)
            return code.hasSuffix(" {") ? String(code.dropLast(2)) : code
        }
    }
}
