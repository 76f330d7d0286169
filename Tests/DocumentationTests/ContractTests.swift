import Foundation
import StreamsTest
import TestSupport
import Testing

@Suite("The contract", .noLeaks) struct ContractTests {
    /// The tests that the page names, as `Suite.test`.
    private static let named: Set<String> = {
        let text = (try? Project.text("Docs/Contract.md")) ?? ""
        return Set(text.matches(of: /`(\w+(?:Laws|Tests)\.\w+)`/).map { String($0.1) })
    }()

    /// Returns the tests below a folder, as `Suite.test`; a file is named like its suite.
    private func tests(below folder: String) throws -> Set<String> {
        let names = try Project.files(below: folder, suffix: ".swift").flatMap { file in
            let suite = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
            let matches = try Project.text(file).matches(of: /@Test[^{]*?func (\w+)\(/)
            return matches.map { "\(suite).\($0.1)" }
        }
        return Set(names)
    }

    @Test("names tests that exist") func existing() throws {
        #expect(Self.named.count > 40)
        let missing = Self.named.subtracting(try tests(below: "Tests"))
        #expect(missing.isEmpty, "Docs/Contract.md names tests that do not exist.")
    }

    @Test("names every law") func whole() throws {
        let laws = try tests(below: "Tests/LawTests/Laws").filter { !$0.hasPrefix("RegistryTests.") }
        #expect(laws.subtracting(Self.named).isEmpty, "Docs/Contract.md has to say what these show.")
    }
}
