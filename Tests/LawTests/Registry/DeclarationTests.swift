import TestSupport
import Testing

@Suite(.noLeaks) struct DeclarationTests {
    /// Classes with and without isolation use their members in closures, which has to compile in Swift 5 mode.
    @Test func everyFunctionWithAnIsolatedClosureIsPreconcurrency() throws {
        let graph = try SymbolGraph.ofStreams()
        // The actions of schedulers are written for another thread.
        let schedulers = graph.types(conformingTo: "ImmediateSchedulerType").union(["ImmediateSchedulerType"])
        let functions = graph.symbols.filter {
            $0.takesIsolatedClosure && schedulers.isDisjoint(with: $0.pathComponents)
        }
        #expect(functions.count > 150)
        for function in functions where !function.declaration.contains("@preconcurrency") {
            Issue.record("\(function.name) takes a @Sendable or @MainActor closure: mark it with @preconcurrency.")
        }
    }
}
