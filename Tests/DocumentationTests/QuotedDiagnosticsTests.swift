import TestSupport
import Testing

/// Compares the compiler's messages that pages quote with those of the compiler.
@Suite("The compiler says what the pages quote", .noLeaks) struct QuotedDiagnosticsTests {
    private static let rows = Pages.all.flatMap { (try? DiagnosticRow.all(in: $0)) ?? [] }
    private static let pages = Set(rows.map(\.file)).sorted()

    @Test("about each line of a table, with the main actor as the default isolation", arguments: pages)
    func quoted(_ page: String) async throws {
        let rows = Self.rows.filter { $0.file == page }
        let (messages, others) = try await DiagnosticProgram(rows.map(\.code), page: page).compile()
        #expect(others == [])
        for (row, actual) in zip(rows, messages) {
            #expect(actual == [row.message], "\(page):\(row.line): \(row.code)")
        }
    }

    @Test("nothing about what to write instead", arguments: pages)
    func replacements(_ page: String) async throws {
        let replacements = Self.rows.filter { $0.file == page }.compactMap(\.replacement)
        let (messages, others) = try await DiagnosticProgram(replacements, page: page).compile()
        #expect(others == [])
        for (code, actual) in zip(replacements, messages) { #expect(actual == [], "\(page): \(code)") }
    }

    @Test("the messages that other pages quote are in such a table, or announced in Tests/Diagnostics") func elsewhere()
        throws
    {
        #expect(Self.rows.count > 15)
        let known = Set(Self.rows.map(\.message))
        let announced = try Project.files(below: "Tests/Diagnostics", suffix: ".swift").flatMap { file in
            try Project.text(file).matches(of: /\/\/ \w+ ((?:error|warning): .*)/).map { String($0.1) }
        }
        for page in Pages.all where !Self.pages.contains(page) {
            for quoted in try Project.text(page).matches(of: /\| ((?:warning|error): [^|]+?) \|/).map(\.1) {
                #expect(
                    known.contains(String(quoted)) || announced.contains { quoted.hasPrefix($0) }, "\(page): \(quoted)")
            }
        }
    }
}
