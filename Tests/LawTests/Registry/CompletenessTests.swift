import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct CompletenessTests {
    private static let graph = Result { try SymbolGraph.ofStreams() }

    /// How often each name is there.
    private func counts(_ names: [String]) -> [String: Int] { names.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

    private let registered = Registry.all.filter { !$0.traits.contains(.variant) }.map(\.symbol)

    @Test func everyMakerOfSequencesIsRegistered() throws {
        let makers = counts(try Self.graph.get().makersOfSequences())
        #expect(makers.count > 300)
        let known = counts(registered + Exemption.all.map(\.symbol))
        for (name, count) in makers where !Exemption.isLargeArity(name) && count > known[name, default: 0] {
            Issue.record(
                """
                \(name) has \(count) forms and \(known[name, default: 0]) recipes: add one in Tests/LawTests/Registry, \
                or an Exemption with its reason.
                """)
        }
    }

    @Test func everyRecipeIsOfSomethingPublic() throws {
        let makers = counts(try Self.graph.get().makersOfSequences())
        for (name, count) in counts(registered + Exemption.all.map(\.symbol)) where count > makers[name, default: 0] {
            Issue.record(
                """
                \(name) has \(count) recipes or exemptions in Tests/LawTests/Registry and \(makers[name, default: 0]) \
                public forms: remove what is gone, or say that it is a `.variant`.
                """)
        }
        for variant in Registry.all where variant.traits.contains(.variant) {
            #expect(registered.contains(variant.symbol))
        }
    }
}

extension CompletenessTests {
    @Test func everyDisposableIsRegistered() throws {
        let graph = try Self.graph.get()
        let types = graph.types(conformingTo: "Disposable").subtracting(["Cancelable"])
            .subtracting(graph.types(conformingTo: "ObservableConvertibleType"))
        let makers = graph.symbols.map(\.name).filter { $0.hasPrefix("static Disposables.create(") }
        let registered = Set(DisposableRecipe.all.map(\.testDescription)).union(DisposableRecipe.empty)
        #expect(
            registered == types.union(makers), "Tests/LawTests/Registry/DisposableRecipe.swift has to name these.")
    }

    @Test func everySchedulerIsRegistered() throws {
        // Clients cannot create a scheduler of the base class.
        let types = try Self.graph.get().types(conformingTo: "ImmediateSchedulerType")
            .subtracting(["SchedulerType", "DispatchQueueScheduler"])
        let registered = Set(SchedulerRecipe.serial.map(\.testDescription)).union(SchedulerRecipe.concurrent)
        #expect(registered == types, "Tests/LawTests/Registry/SchedulerRecipe.swift has to name these.")
    }
}
