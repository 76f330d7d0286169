import TestSupport
import Testing

@Suite(.noLeaks) struct CompletenessTests {
    private static let graph = Task { try await SymbolGraph.ofStreams() }

    /// The number of occurrences of each name.
    private func counts(_ names: [String]) -> [String: Int] { names.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

    private let registered = Registry.all.filter { !$0.traits.contains(.variant) }.map(\.name)

    @Test func everyMakerOfSequencesIsRegistered() async throws {
        let makers = counts(try await Self.graph.value.makersOfSequences().map(\.name))
        #expect(makers.count > 300)
        let known = counts(registered + Exemption.all.map(\.symbol))
        for (name, count) in makers where !Exemption.isLargeArity(name) && count > known[name, default: 0] {
            Issue.record(
                """
                \(name) has \(count) forms and \(known[name, default: 0]) registrations: add one in Tests/LawTests/Registry/Recipes, \
                or an Exemption with its reason.
                """)
        }
    }

    @Test func everyRegistrationIsPublic() async throws {
        let makers = counts(try await Self.graph.value.makersOfSequences().map(\.name))
        for (name, count) in counts(registered + Exemption.all.map(\.symbol)) where count > makers[name, default: 0] {
            Issue.record(
                """
                \(name) has \(count) registrations or exemptions in Tests/LawTests/Registry and \(makers[name, default: 0]) \
                public forms: remove what is gone, or say that it is a `.variant`.
                """)
        }
        for variant in Registry.all where variant.traits.contains(.variant) {
            #expect(registered.contains(variant.name))
        }
    }
}

extension CompletenessTests {
    @Test func everyDisposableIsRegistered() async throws {
        let graph = try await Self.graph.value
        let types = graph.types(conformingTo: "Disposable").subtracting(["Cancelable"])
            .subtracting(graph.types(conformingTo: "ObservableConvertibleType"))
        let makers = graph.symbols.map(\.name).filter { $0.hasPrefix("static Disposables.create(") }
        let registered = Set(DisposableUnderTest.all.map(\.testDescription)).union(DisposableUnderTest.empty)
        #expect(
            registered == types.union(makers), "Tests/LawTests/Registry/DisposableUnderTest.swift has to name these.")
    }

    @Test func everySchedulerIsRegistered() async throws {
        // Clients cannot create a scheduler of the base class.
        let types = try await Self.graph.value.types(conformingTo: "ImmediateSchedulerType")
            .subtracting(["SchedulerType", "DispatchQueueScheduler"])
        let registered = Set(Registry.schedulers.map(\.testDescription)).union(Registry.concurrentSchedulers)
        #expect(registered == types, "Tests/LawTests/Registry/SchedulersUnderTest.swift has to name these.")
    }
}
