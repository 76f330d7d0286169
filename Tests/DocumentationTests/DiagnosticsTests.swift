import TestSupport
import Testing

@Suite("The compiler diagnoses what the documentation says", .noLeaks)
struct DiagnosticsTests {
    static let files = Project.files(below: "Tests/CompilerDiagnostics", suffix: ".swift")

    @Test("each announced diagnostic, and no other", arguments: files, LanguageMode.allCases)
    func diagnoses(_ file: String, _ mode: LanguageMode) throws {
        let expected = try Diagnostic.expected(in: file, mode)
        let actual = try Diagnostic.compiling(file, mode)
        for diagnostic in actual {
            #expect(
                expected.contains { $0.matches(diagnostic) },
                "unannounced: \(file):\(diagnostic.line): \(diagnostic.severity): \(diagnostic.text)")
        }
        for diagnostic in expected {
            #expect(
                actual.contains { diagnostic.matches($0) },
                "missing: \(file):\(diagnostic.line): \(diagnostic.severity): \(diagnostic.text)")
        }
    }
}

extension Diagnostic {
    /// Whether a diagnostic of the compiler is the announced one.
    fileprivate func matches(_ other: Diagnostic) -> Bool {
        line == other.line && severity == other.severity && other.text.hasPrefix(text)
    }
}
