import TestSupport
import Testing

/// Compiles the snippets in `Tests/Diagnostics`, each folder as one module.
@Suite("The compiler diagnoses what the documentation says", .noLeaks) struct DiagnosticsTests {
    static let cases = SnippetModule.all.flatMap { module in module.modes.map { (module, $0) } }

    @Test("each announced diagnostic, and no other", arguments: cases)
    func diagnoses(_ module: SnippetModule, _ mode: LanguageMode) async throws {
        let expected = try module.announced(in: mode)
        let (actual, isCompiled) = try await module.compile(in: mode)
        for diagnostic in actual {
            #expect(expected.contains { $0.announces(diagnostic) }, "unannounced: \(diagnostic)")
        }
        for diagnostic in expected {
            #expect(actual.contains { diagnostic.announces($0) }, "missing: \(diagnostic)")
        }
        #expect(isCompiled == !expected.contains { $0.severity == .error })
    }

    @Test("there are snippets that compile, and snippets that do not") func modulesExist() {
        let names = ["Accepted", "Isolated", "MainActorMembers", "OtherLibraries", "Rejected", "Renamed"]
        #expect(SnippetModule.all.map(\.name) == names)
    }
}
