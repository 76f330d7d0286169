import Foundation
import TestSupport
import Testing

@Suite("The contract", .noLeaks) struct ContractTests {
    private static let text = (try? Project.text("Docs/Contract.md")) ?? ""

    /// The tests that the page names, as `Suite.test`.
    private static let named = tests(namedBy: text)

    private static func tests(namedBy text: String) -> Set<String> {
        Set(text.matches(of: /`(\w+Tests\.\w+)`/).map { String($0.1) })
    }

    /// Returns the tests below a folder, as `Suite.test`; a file is named like its suite, apart from a plus sign.
    private func tests(below folder: String) throws -> Set<String> {
        let names = try Project.files(below: folder, suffix: ".swift").flatMap { file in
            let suite = file.split(separator: "/").last?.dropLast(".swift".count).filter { $0 != "+" } ?? ""
            let matches = try Project.text(file).matches(of: /@Test[^{]*?func (\w+)\(/)
            return matches.map { "\(suite).\($0.1)" }
        }
        return Set(names)
    }

    @Test("names tests that exist, as the page about bridges does", arguments: ["Docs/Contract.md", "Docs/Bridges.md"])
    func existing(page: String) throws {
        let named = Self.tests(namedBy: try Project.text(page))
        #expect(named.count > 20)
        let missing = named.subtracting(try tests(below: "Tests"))
        #expect(missing.isEmpty, "\(page) names tests that do not exist.")
    }

    @Test("names every test of a clause") func whole() throws {
        let tests = try tests(below: "Tests/LawTests/Laws")
            .filter { !$0.hasSuffix("LawTests.law") && $0 != "OperatorLawTests.namesAreUnique" }
            .filter { $0 != "OperatorLawTests.simultaneity" }
            .filter { !$0.hasPrefix("PlantedBugTests.") }
        #expect(tests.subtracting(Self.named).isEmpty, "Docs/Contract.md has to say what these show.")
    }

    @Test("has laws for the clauses that say so, and for no other") func laws() {
        let rows = Self.text.matches(of: /(?m)^\| ([A-Z]\d) \|.*\| ([^|]*) \|$/)
        let clauses = rows.filter { $0.2.hasPrefix("laws") }.map { String($0.1) }
        let laws =
            OperatorLaw.all.flatMap(\.clauses) + SubjectLaw.all.flatMap(\.clauses) + SchedulerLaw.all.flatMap(\.clauses)
            + DerivationLaw.all.flatMap(\.clauses)
        #expect(clauses.count > 20)
        #expect(Set(clauses) == Set(laws))
    }
}
