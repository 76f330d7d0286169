import TestSupport
import Testing

@Suite(.noLeaks) struct DeclarationTests {
    /// Classes with and without isolation use their members in closures, which has to compile in Swift 5 mode.
    @Test func everyFunctionWithAnIsolatedClosureIsPreconcurrency() async throws {
        let graph = try await SymbolGraph.ofStreams()
        let functions = graph.symbols.filter(\.takesIsolatedClosure)
        #expect(functions.count > 150)
        for function in functions where !function.declaration.contains("@preconcurrency") {
            Issue.record("\(function.name) takes a @Sendable or @MainActor closure: mark it with @preconcurrency.")
        }
    }
}
